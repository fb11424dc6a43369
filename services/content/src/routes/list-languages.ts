import { serve } from '../deps.ts'

export const listLanguages = serve('listLanguages', async ({ deps, locale }) => {
  return deps.database.readReply(
    `select json_build_object('list', coalesce(json_agg(
       json_build_object('id', language_id, 'code', code, 'title', titles ->> :locale) order by position
     ), '[]'))::text as reply from languages`,
    { locale },
  )
})
