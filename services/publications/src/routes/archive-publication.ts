import { announceChange } from '../actions/announce-change.ts'
import { archivePublication } from '../actions/archive-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const archivePublicationRoute = serve(
  'archivePublication',
  async ({ actor: { companyGuid }, body, deps, params, transaction }) => {
    const reply = await transaction(async (trx) =>
      ownPublicationReply(trx, await archivePublication(trx, deps, { key: { ...params, companyGuid }, body })),
    )
    await announceChange(deps, { publicationGuid: params.guid, companyGuid })
    return reply
  },
)
