import { lockOwnPublication } from '../actions/lock-own-publication.ts'
import { movePublication } from '../actions/move-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const movePublicationToDraftsRoute = serve(
  'movePublicationToDrafts',
  ({ actor: { companyGuid }, deps, params, transaction }) =>
    transaction(async (trx) => {
      const before = await lockOwnPublication(trx, { ...params, companyGuid })
      const columns = { archivedAt: null, archiveReason: null, archiveFeedback: null }
      await movePublication(trx, deps, before, { event: 'move-to-drafts', by: 'owner', columns })
      return ownPublicationReply(trx, before.publicationGuid)
    }),
)
