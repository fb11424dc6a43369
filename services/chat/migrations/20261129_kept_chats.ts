import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chat_members
      add column is_favorite boolean not null default false,
      add column removed_at timestamptz;

    create function instant(moment timestamptz) returns text language sql stable parallel safe
      return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function instant; alter table chat_members drop column is_favorite, drop column removed_at')
}
