import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies each user with a saved search that matches a publication, once, page by page. */
export const notifySearchMatchesJob = handle(
  'notify-search-matches',
  async ({ deps, payload: { publicationGuid } }) => {
    const actor = asSystem('waiting users are notified')
    for (let after: string | undefined; ;) {
      const input = { params: { publicationGuid }, query: { ...(after && { after }) } }
      const { hit, list } = await deps.calls.call('listSearchMatches', input, { actor })
      if (!hit) return
      const { cardType, companyGuid: authorCompanyGuid, companyName, name, slug } = hit
      for (const { isMailed, title, userGuid } of list)
        await notify(deps, {
          userGuid,
          type: 'search-match',
          values: { search: title, company: companyName, publication: name },
          target: { cardType, slug, authorCompanyGuid },
          effectKey: `match ${publicationGuid} ${userGuid}`,
          isMailed,
        })
      after = list.at(-1)?.userGuid
      if (after === undefined) return
    }
  },
)
