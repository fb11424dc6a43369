import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Its owner is an erased user. The row stays for those who dealt with the company.
    alter table companies add column erased_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column erased_at')
}
