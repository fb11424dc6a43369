import { serve } from '../deps.ts'

/** The categories under a parent, or the top ones. A parent counts the pages of its children too. */
export const listPageCategories = serve('listPageCategories', async ({ deps, locale, query }) => {
  const { parentCategory = null } = query
  return deps.database.readReply(
    `select json_build_object('list', coalesce(json_agg(json_build_object(
       'slug', c.slug,
       'title', c.titles ->> :locale,
       'description', c.descriptions ->> :locale,
       'parentSlug', c.parent_slug,
       'pagesCount', (
         select count(*)::int from pages p join page_categories own on own.slug = p.category_slug
         where c.slug in (own.slug, own.parent_slug) and p.published_at <= now()
       )
     ) order by c.position), '[]'))::text as reply
     from page_categories c where c.parent_slug is not distinct from cast(:parentCategory as text)`,
    { locale, parentCategory },
  )
})
