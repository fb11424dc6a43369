import { type Connection, run, sql } from '@sild/service-kit'

/** Addresses of all published pages, including former ones, and of help center categories. */
export async function writtenAddresses(connection: Connection): Promise<Set<string>> {
  const rows = await run<{ address: string }>(
    connection,
    sql`with named as (
          select slug, page_guid from pages where published_at is not null
          union all select slug, page_guid from page_redirects
        )
        select '/' || concat_ws('/', c.parent_slug, c.slug, n.slug) as address
        from named n join pages p using (page_guid) join page_categories c on c.slug = p.category_slug
        union all select '/' || concat_ws('/', c.parent_slug, n.slug)
        from named n join pages p using (page_guid) join page_categories c on c.slug = p.category_slug
        where c.parent_slug is distinct from 'help-center'
        union all select '/help-center/' || slug from page_categories where parent_slug = 'help-center'`,
  )
  return new Set(rows.map(({ address }) => address))
}
