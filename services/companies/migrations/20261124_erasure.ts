import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The owner was erased. The row stays for companies that dealt with this one.
    alter table companies add column erased_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column erased_at')
}
