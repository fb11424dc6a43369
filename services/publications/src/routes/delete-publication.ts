import { announceChange } from '../actions/announce-change.ts'
import { deletePublication } from '../actions/delete-publication.ts'
import { serve } from '../deps.ts'

export const deletePublicationRoute = serve(
  'deletePublication',
  async ({ actor: { companyGuid }, deps, params, transaction }) => {
    const reply = await transaction(async (trx) => {
      await deletePublication(trx, deps, { ...params, companyGuid })
      return { acknowledged: true as const }
    })
    await announceChange(deps, { publicationGuid: params.guid, companyGuid })
    return reply
  },
)
