import { asSystem } from '@sild/service-kit'
import { findOwner } from '../actions/find-owner.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies a company that a review of it waits until the company writes its own. */
export const notifyReviewAwaitedJob = handle('notify-review-awaited', async ({ payload, deps }) => {
  const { author, company, guid } = await deps.calls.call(
    'getReviewParties',
    { params: { guid: payload.reviewGuid } },
    { actor: asSystem('the silent side of a review is reminded') },
  )
  const userGuid = await findOwner(deps, company.companyGuid)
  if (!userGuid) return
  await notify(deps, {
    userGuid,
    type: 'review-awaited',
    values: { company: author.name },
    target: { companySlug: author.slug, authorCompanyGuid: author.companyGuid },
    effectKey: `review ${guid} awaited ${payload.reminder}`,
  })
})
