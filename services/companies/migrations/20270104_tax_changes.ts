import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Changes of country, VAT number and postal code, which determine the tax of a company's orders.
    create table tax_changes (
      change_guid uuid primary key default uuidv7(),
      company_guid uuid not null references companies on delete cascade,
      before jsonb not null,
      after jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
      reason text,
      requested_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid
    );
    create unique index tax_changes_waiting_once on tax_changes (company_guid) where state = 'waiting';
    create index tax_changes_of_company on tax_changes (company_guid, requested_at desc);
    create index tax_changes_decided on tax_changes (decided_at desc) where decided_at is not null;
    -- Time when staff confirmed the company's country with documents.
    alter table companies add column place_confirmed_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table companies drop column place_confirmed_at; drop table tax_changes')
}
