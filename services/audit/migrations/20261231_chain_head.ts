import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of the row at the head, so that another row in its place is seen as well as none.
    alter table chain_checks add column head_hash bytea;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table chain_checks drop column head_hash')
}
