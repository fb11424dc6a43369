import pg from 'pg'

/** Bytes on disk, of all that can be found in the publications of a market. */
interface IndexSizes {
  /** Names, descriptions and tags in every language that they are written in. */
  readonly texts: number
  /** What words and filters are looked up in. */
  readonly lookedUp: number
  /** The words of each row, which ranking and updates read. */
  readonly words: number
}

export async function readIndexSizes(adminUrl: string): Promise<IndexSizes> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<IndexSizes>(`
      select
        (select sum(octet_length(p.name) + octet_length(p.description)
            + (select coalesce(sum(octet_length(each.value ->> 'name') + octet_length(each.value ->> 'description')), 0)
               from jsonb_each(p.translations) as each)
            + (select coalesce(sum(octet_length(t.label)), 0) from publications.publication_tags join publications.tags t using (tag_guid) where publication_guid = p.publication_guid))
          from publications.publications p join search.listings using (publication_guid))::float8 as texts,
        (select sum(pg_relation_size(indexrelid)) from pg_index where indrelid in (
            select inhrelid from pg_inherits where inhparent = 'search.listings'::regclass union select 'search.card_names'::regclass)
          and exists (select from pg_class c join pg_am a on a.oid = c.relam where c.oid = indexrelid and amname = 'gin'))::float8 as "lookedUp",
        (select sum(pg_column_size(tokens) + pg_column_size(name_tokens)) from search.listings)::float8 as words`)
    return rows[0]! // An aggregate always returns one row.
  } finally {
    await client.end()
  }
}
