import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Hash of the head row, to detect a replaced row as well as a missing one.
    alter table chain_checks add column head_hash bytea;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table chain_checks drop column head_hash')
}
