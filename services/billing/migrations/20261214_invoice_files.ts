import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Cached documents: an invoice never changes, and writing one takes a tenth of a second.
    create table invoice_files (
      number text primary key references invoices (number),
      bytes bytea not null,
      written_at timestamptz not null default now()
    );
    alter table invoice_files alter column bytes set storage external;
  `)
}

export const down = (knex: Knex) => knex.raw('drop table invoice_files')
