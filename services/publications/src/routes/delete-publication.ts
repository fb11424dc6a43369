import { deletePublication } from '../actions/delete-publication.ts'
import { serve } from '../deps.ts'

export const deletePublicationRoute = serve(
  'deletePublication',
  ({ actor: { companyGuid }, deps, params, transaction }) =>
    transaction(async (trx) => {
      await deletePublication(trx, deps, { ...params, companyGuid })
      return { acknowledged: true as const }
    }),
)
