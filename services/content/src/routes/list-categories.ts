import { jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'

export const listCategories = serve('listCategories', async ({ deps, locale }) => {
  const { rows } = await deps.database.knex.raw(
    `select json_build_object('list', coalesce(json_agg(
       json_build_object('id', category_id, 'slug', slug, 'title', titles ->> :locale, 'icon', icon) order by position
     ), '[]'))::text as reply from categories`,
    { locale },
  )
  return jsonText(rows[0].reply)
})
