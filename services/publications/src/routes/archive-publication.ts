import { fn } from 'objection'
import { lockOwnPublication } from '../actions/lock-own-publication.ts'
import { movePublication } from '../actions/move-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

/** Takes a publication out of the market, with the owner's reason. */
export const archivePublicationRoute = serve(
  'archivePublication',
  ({ actor: { companyGuid }, body: { feedback = null, reason = null }, deps, params, transaction }) =>
    transaction(async (trx) => {
      const before = await lockOwnPublication(trx, { ...params, companyGuid })
      const columns = { archivedAt: fn.now(), archiveReason: reason, archiveFeedback: feedback }
      await movePublication(trx, deps, before, { event: 'archive', by: 'owner', columns })
      return ownPublicationReply(trx, before.publicationGuid)
    }),
)
