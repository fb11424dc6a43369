import { AppError, jsonText } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { pageSummaryFields } from '../replies/page-json.ts'

export const getPage = serve('getPage', async ({ deps, locale, params }) => {
  const { rows } = await deps.database.knex.raw(
    `select json_build_object(
       ${pageSummaryFields}, 'html', t.html, 'startsAt', instant(p.starts_at), 'endsAt', instant(p.ends_at), 'place', t.place
     )::text as reply
     from pages p join page_texts t using (page_guid)
     where p.slug = :slug and t.locale = :locale and p.published_at <= now()`,
    { locale, slug: params.slug },
  )
  if (!rows[0]) throw new AppError('page-not-found')
  return jsonText(rows[0].reply)
})
