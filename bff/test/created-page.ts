import type { TestDatabase } from '@sild/testing'

/** A published page with next to nothing in it, in a category of its own if need be. */
export async function createPage(
  { query }: Pick<TestDatabase, 'query'>,
  { categorySlug, slug }: { categorySlug: string; slug: string },
): Promise<{ pageGuid: string }> {
  await query(
    `insert into content.page_categories (slug, titles, position) values ($1, '{}', 1) on conflict do nothing`,
    [categorySlug],
  )
  const [page] = await query<{ pageGuid: string }>(
    `with page as (
       insert into content.pages (slug, next_slug, category_slug, show_on_main, published_at) values ($1, $1, $2, false, now())
       returning page_guid
     )
     insert into content.page_texts (page_guid, locale, title, summary, markdown, html, reading_minutes)
     select page_guid, locale, $1, $1, $1, $1, 1 from page cross join unnest(array['en', 'et', 'fr']) as locale
     returning page_guid as "pageGuid"`,
    [slug, categorySlug],
  )
  if (!page) throw new Error(`There is no page ${slug}`)
  return page
}
