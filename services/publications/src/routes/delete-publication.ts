import { lockOwnPublication } from '../actions/lock-own-publication.ts'
import { movePublication } from '../actions/move-publication.ts'
import { serve } from '../deps.ts'

/** Deletes a publication. Its respondents still see that it existed. */
export const deletePublicationRoute = serve(
  'deletePublication',
  ({ actor: { companyGuid }, deps, params, transaction }) =>
    transaction(async (trx) => {
      const before = await lockOwnPublication(trx, { ...params, companyGuid })
      const columns = { deletedByCompanion: true }
      await movePublication(trx, deps, before, { event: 'delete', by: 'owner', columns })
      // Unviewed responses no longer count as news.
      deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
      return { acknowledged: true as const }
    }),
)
