import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Tells what a saved search has found in a day or a week. */
export const notifySearchDigestJob = handle(
  'notify-search-digest',
  async ({ deps, payload: { savedSearchGuid, toldAt } }) => {
    const { digest } = await deps.calls.call(
      'getSearchDigest',
      { params: { guid: savedSearchGuid }, query: { toldAt } },
      { actor: asSystem('who waits for it is told') },
    )
    // Deleted meanwhile, or all of it has gone.
    if (!digest || digest.hits.length === 0) return
    const { count, isMailed, title, userGuid } = digest
    await notify(deps, {
      userGuid,
      type: 'search-digest',
      // What was found is named where it is shown: it may be gone by then.
      values: { search: title, count },
      target: { savedSearchGuid, toldAt },
      effectKey: `digest ${savedSearchGuid} ${toldAt}`,
      isMailed,
    })
  },
)
