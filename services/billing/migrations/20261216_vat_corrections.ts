import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Time of the tax refund after VIES confirmed the buyer's number.
    alter table payments add column vat_corrected_at timestamptz;
    -- A correction reverses the first invoice and issues one with another tax scheme.
    drop index invoices_of_payment;
    create unique index invoices_of_payment on invoices (payment_guid, (content ->> 'vatScheme')) where kind = 'invoice';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments drop column vat_corrected_at;
    drop index invoices_of_payment;
    create unique index invoices_of_payment on invoices (payment_guid) where kind = 'invoice';
  `)
}
