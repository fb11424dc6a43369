import { createPublication } from '../actions/create-publication.ts'
import { ensureAuthor } from '../actions/ensure-author.ts'
import { serve } from '../deps.ts'
import { filesInContent } from '../rules/content.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const createServiceRoute = serve('createService', async ({ actor, body, deps, locale, transaction }) => {
  await ensureAuthor(deps, actor.companyGuid)
  await deps.files.reserve(actor, filesInContent(body))
  return transaction(async (trx) =>
    ownPublicationReply(trx, await createPublication(trx, deps, { cardType: 'service', actor, locale, body })),
  )
})
