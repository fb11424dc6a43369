import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Exports of all data of a user, in a separate storage under their guid.
    create table data_exports (
      export_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      -- The user's companies at the time of the request.
      company_guids uuid[] not null,
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz,
      bytes bigint
    );
    create index data_exports_by_user on data_exports (user_guid, requested_at desc);
    create index data_exports_by_company on data_exports using gin (company_guids);
    create index data_exports_by_end on data_exports (expires_at);
  `)
}

export const down = (knex: Knex) => knex.raw('drop table data_exports')
