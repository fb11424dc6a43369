import { reserveFiles } from '../actions/reserve-files.ts'
import { updatePublication } from '../actions/update-publication.ts'
import { serve } from '../deps.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

export const updateProjectRoute = serve(
  'updateProject',
  async ({ actor, body, deps, params: { guid }, transaction }) => {
    const key = { cardType: 'project', guid, companyGuid: actor.companyGuid } as const
    await reserveFiles(deps, actor, key, body)
    return transaction(async (trx) => ownPublicationReply(trx, await updatePublication(trx, deps, { key, body })))
  },
)
