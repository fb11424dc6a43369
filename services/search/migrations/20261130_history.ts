import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table search_history (
      user_guid uuid not null,
      search_type text not null check (search_type in ('tasks', 'services', 'experts', 'companies')),
      query text not null,
      -- Queries that differ only in case are the same search.
      folded text not null,
      searched_at timestamptz not null default now(),
      primary key (user_guid, search_type, folded)
    );
    create index search_history_latest on search_history (user_guid, search_type, searched_at desc);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table search_history')
}
