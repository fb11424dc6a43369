import { isEndingSoon } from '@sild/contract/publications/is-ending-soon'
import { serve } from '../deps.ts'
import { writeKeepToken } from '../rules/keep-token.ts'
import { Publication } from '../models/publication.ts'

export const writeKeepLinkRoute = serve('writeKeepLink', async ({ deps: { clock, database, links }, params }) => {
  const publication = await Publication.query(database.knex).findById(params.guid).where({ status: 'ACTIVE' })
  if (!publication?.expiresAt) return { token: null }
  const { expiresAt, publicationGuid } = publication
  const now = clock.now()
  if (expiresAt <= now || !isEndingSoon(expiresAt, now)) return { token: null }
  return { token: writeKeepToken(links, { expiresAt, publicationGuid }) }
})
