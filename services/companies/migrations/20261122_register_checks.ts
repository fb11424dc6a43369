import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Answers of public registers about a company, stored to explain a verification later.
    create table register_checks (
      check_guid uuid primary key default uuidv7(),
      company_guid uuid not null references companies on delete cascade,
      source text,
      number text,
      status text not null check (status in ('verified', 'failed', 'not-checked')),
      reason text,
      registered_name text,
      name_match text check (name_match in ('same', 'similar', 'different')),
      queried_at timestamptz not null
    );
    create index register_checks_by_company on register_checks (company_guid, queried_at desc);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table register_checks')
}
