import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table companies
      add column website_url text,
      add column instagram_url text,
      add column facebook_url text,
      add column linkedin_url text;

    create table company_cases (
      case_guid uuid primary key default uuidv7(),
      company_guid uuid not null references companies on delete cascade,
      slug text not null,
      name text not null,
      description text not null,
      items text[] not null default '{}',
      -- Translations of name, description and items, by locale.
      translations jsonb not null default '{}',
      cover_url text,
      media jsonb not null default '[]',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint company_cases_slug_once unique (company_guid, slug)
    );
    create index company_cases_latest on company_cases (company_guid, created_at desc, case_guid);

    -- Uses the version of the company: photos are reordered together.
    create table gallery_photos (
      company_guid uuid not null references companies on delete cascade,
      position integer not null check (position between 1 and 5),
      image_url text not null,
      description text,
      primary key (company_guid, position)
    );

    -- Billing details on invoices.
    create table company_requisites (
      company_guid uuid primary key references companies on delete cascade,
      organisation text not null,
      first_name text not null,
      last_name text not null,
      vat_id text,
      reg_code text not null,
      org_address text not null,
      additional_address text,
      postal_code text not null,
      mobile_phone text not null,
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table company_requisites, gallery_photos, company_cases;
    alter table companies drop column website_url, drop column instagram_url, drop column facebook_url, drop column linkedin_url;
  `)
}
