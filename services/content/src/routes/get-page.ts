import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { pageSummaryFields } from '../replies/page-json.ts'

export const getPage = serve('getPage', async ({ deps, locale, params }) => {
  const reply = await deps.database.findReply(
    `select json_build_object(
       ${pageSummaryFields}, 'html', t.html, 'endsAt', instant(p.ends_at)
     )::text as reply
     from pages p join page_texts t using (page_guid)
     where p.slug = :slug and t.locale = :locale and p.published_at <= now()`,
    { locale, slug: params.slug },
  )
  if (!reply) throw new AppError('page-not-found')
  return reply
})
