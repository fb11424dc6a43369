import { constants } from '@sild/contract/limits'
import { serve } from '../deps.ts'
import { writeKeepToken } from '../models/keep-token.ts'
import { Publication } from '../models/publication.ts'

export const writeKeepLink = serve('writeKeepLink', async ({ deps: { clock, database, links }, params }) => {
  const publication = await Publication.query(database.knex).findById(params.guid).where({ status: 'ACTIVE' })
  const leftMs = (publication?.expiresAt?.getTime() ?? 0) - clock.now().getTime()
  if (!publication?.expiresAt || leftMs <= 0 || leftMs > constants.expiryWarningMs) return { token: null }
  const { expiresAt, publicationGuid } = publication
  return { token: writeKeepToken(links, { expiresAt, publicationGuid }) }
})
