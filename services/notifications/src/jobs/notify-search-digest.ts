import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies a user of the hits of a saved search in a day or a week. */
export const notifySearchDigestJob = handle(
  'notify-search-digest',
  async ({ deps, payload: { savedSearchGuid, toldAt } }) => {
    const { digest } = await deps.calls.call(
      'getSearchDigest',
      { params: { guid: savedSearchGuid }, query: { toldAt } },
      { actor: asSystem('waiting users are notified') },
    )
    // The search or all of its hits were deleted.
    if (!digest || digest.hits.length === 0) return
    const { count, isMailed, title, userGuid } = digest
    await notify(deps, {
      userGuid,
      type: 'search-digest',
      // The names of hits are queried when they are shown: a hit may be deleted by then.
      values: { search: title, count },
      target: { savedSearchGuid, toldAt },
      effectKey: `digest ${savedSearchGuid} ${toldAt}`,
      isMailed,
    })
  },
)
