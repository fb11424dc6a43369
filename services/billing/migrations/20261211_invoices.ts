import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The buyer's language, for the documents of an order.
    alter table payments add column locale text not null default 'en' check (locale in ('en', 'et', 'fr'));

    -- The last number of each year. Its row is locked until the sale is written, so no number is skipped or used twice.
    create table invoice_series (
      year integer primary key,
      last integer not null check (last > 0)
    );

    create table invoices (
      invoice_guid uuid primary key default uuidv7(),
      number text not null unique,
      year integer not null,
      place integer not null,
      kind text not null check (kind in ('invoice', 'credit-note')),
      payment_guid uuid not null references payments,
      -- For a credit note: the invoice that it reverses, in whole or in part.
      corrects text references invoices (number),
      net_cents integer not null check (net_cents >= 0),
      vat_cents integer not null check (vat_cents >= 0),
      -- The full content of the document at that time.
      content jsonb not null,
      issued_at timestamptz not null default now(),
      constraint invoices_in_order unique (year, place),
      constraint invoices_correct check ((kind = 'credit-note') = (corrects is not null))
    );
    create unique index invoices_of_payment on invoices (payment_guid) where kind = 'invoice';
    create index credit_notes_of_payment on invoices (payment_guid, place) where kind = 'credit-note';

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'An invoice is never changed: write a credit note';
    end $$;
    create trigger invoices_stand before update or delete on invoices for each row execute function refuse_change();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table invoices, invoice_series;
    drop function refuse_change();
    alter table payments drop column locale;
  `)
}
