import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When the tax was given back because VIES has confirmed the buyer's number after the sale.
    alter table payments add column vat_corrected_at timestamptz;
    -- A correction takes the first invoice back and writes one of another scheme.
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
