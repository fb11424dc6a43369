import { serve } from '../deps.ts'

export const listCategories = serve('listCategories', async ({ deps, locale }) => {
  return deps.database.readReply(
    `select json_build_object('list', coalesce(json_agg(
       json_build_object('id', category_id, 'slug', slug, 'title', titles ->> :locale, 'icon', icon) order by position
     ), '[]'))::text as reply from categories`,
    { locale },
  )
})
