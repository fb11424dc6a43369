import type { Knex } from 'knex'

/** Rows hold keys of files; replies that Postgres builds make addresses of them. Where files are served is a setting of the connection. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function file_url(key text) returns text language sql stable parallel safe
      return current_setting('sild.uploads_url') || key;
    create function file_urls(files jsonb) returns jsonb language sql stable parallel safe
      return (
        select coalesce(jsonb_agg(jsonb_build_object('url', file_url(file ->> 'key'), 'name', file -> 'name') order by number), '[]')
        from jsonb_array_elements(files) with ordinality as listed (file, number)
      );

    -- For rows of before: an address that is none of ours was never allowed, and is dropped.
    create function file_key(url text) returns text language sql immutable
      return substring(split_part(url, '\\?', 1) from '^[a-z]+://[^/]+/([0-9a-f]{2}/[0-9a-f-]{36}\\.[a-z0-9]{2,5})$');
    create function file_keys(files jsonb) returns jsonb language sql immutable
      return (
        select coalesce(jsonb_agg(file || jsonb_build_object('key', file_key(file ->> 'url')) order by number), '[]')
        from jsonb_array_elements(files) with ordinality as listed (file, number)
        where file_key(file ->> 'url') is not null
      );
  `)
}

export const down = (knex: Knex) =>
  knex.raw('drop function file_urls(jsonb), file_url(text), file_keys(jsonb), file_key(text)')
