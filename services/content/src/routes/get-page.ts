import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { findPage } from '../replies/page-json.ts'

export const getPageRoute = serve('getPage', async ({ deps, locale, params }) => {
  const reply = await findPage(deps.database, params.slug, locale)
  if (!reply) throw new AppError('page-not-found')
  return reply
})
