import { serve } from '../deps.ts'
import { pageSummaryFields } from '../replies/page-json.ts'

/** Newest first; events by the day they are held. */
export const listPages = serve('listPages', async ({ body, deps, locale }) => {
  const { filters, limit, offset } = body
  const { categorySlug = null, showOnMain = null } = filters
  return deps.database.readReply(
    `with matching as (
       select p.*, coalesce(p.starts_at, p.published_at) as day from pages p join page_categories c on c.slug = p.category_slug
       where p.published_at <= now()
         and (cast(:categorySlug as text) is null or :categorySlug in (c.slug, c.parent_slug))
         and (cast(:showOnMain as boolean) is null or p.show_on_main = :showOnMain)
     ), page as (
       select * from matching order by day desc, page_guid limit :limit offset :offset
     )
     select json_build_object(
       'list', (
         select coalesce(json_agg(json_build_object(${pageSummaryFields}) order by p.day desc, p.page_guid), '[]')
         from page p join page_texts t on t.page_guid = p.page_guid and t.locale = :locale
       ),
       'total', (select count(*)::int from matching)
     )::text as reply`,
    { categorySlug, limit, locale, offset, showOnMain },
  )
})
