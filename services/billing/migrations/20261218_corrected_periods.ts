import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A correction of the dates reverses an invoice and issues one with another first day.
    drop index invoices_of_payment;
    create unique index invoices_of_payment on invoices (payment_guid, (content ->> 'vatScheme'), (content #>> '{period,from}'))
      nulls not distinct where kind = 'invoice';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index invoices_of_payment;
    create unique index invoices_of_payment on invoices (payment_guid, (content ->> 'vatScheme')) where kind = 'invoice';
  `)
}
