import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index companies_by_registration_number on companies (registration_number)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index companies_by_registration_number')
}
