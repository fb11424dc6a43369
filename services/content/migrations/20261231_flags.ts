import type { Knex } from 'knex'

/** A flag has a row once the staff have changed it; until then the default of the code applies. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table flags (
      flag_key text primary key,
      is_on boolean not null,
      share smallint not null check (share between 0 and 100),
      version integer not null default 1,
      changed_at timestamptz not null default now(),
      -- Null once the account is erased.
      changed_by_user_guid uuid
    );
    create index flags_by_changer on flags (changed_by_user_guid);
    create table flag_companies (
      flag_key text not null references flags,
      company_guid uuid not null,
      added_at timestamptz not null default now(),
      primary key (flag_key, company_guid)
    );
    create index flag_companies_by_company on flag_companies (company_guid);
  `)

export const down = (knex: Knex) => knex.raw('drop table flag_companies, flags')
