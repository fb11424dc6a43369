import { movePublicationToDrafts } from '../actions/move-publication-to-drafts.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const movePublicationToDraftsRoute = serve(
  'movePublicationToDrafts',
  ({ actor: { companyGuid }, deps, params, transaction }) =>
    transaction(async (trx) =>
      ownPublicationReply(trx, await movePublicationToDrafts(trx, deps, { ...params, companyGuid })),
    ),
)
