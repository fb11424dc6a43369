import { serve } from '../deps.ts'

/** The portal's own regions first, as seeded. */
export const listCountries = serve('listCountries', async ({ deps, locale }) => {
  return deps.database.readReply(
    `select json_build_object('list', coalesce(json_agg(
       json_build_object('code', country_code, 'title', titles ->> :locale) order by position
     ), '[]'))::text as reply from countries`,
    { locale },
  )
})
