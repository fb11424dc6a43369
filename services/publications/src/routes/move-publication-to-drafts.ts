import { announceChange } from '../actions/announce-change.ts'
import { movePublicationToDrafts } from '../actions/move-publication-to-drafts.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const movePublicationToDraftsRoute = serve(
  'movePublicationToDrafts',
  async ({ actor: { companyGuid }, deps, params, transaction }) => {
    const reply = await transaction(async (trx) =>
      ownPublicationReply(trx, await movePublicationToDrafts(trx, deps, { ...params, companyGuid })),
    )
    await announceChange(deps, { publicationGuid: params.guid, companyGuid })
    return reply
  },
)
