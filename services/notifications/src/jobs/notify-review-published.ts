import { asSystem } from '@sild/service-kit'
import { findOwner } from '../actions/find-owner.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies a company that a review of it was published. */
export const notifyReviewPublishedJob = handle('notify-review-published', async ({ payload, deps }) => {
  const { author, company, guid } = await deps.calls.call(
    'getReviewParties',
    { params: { guid: payload.reviewGuid } },
    { actor: asSystem('the reviewed company is notified') },
  )
  const userGuid = await findOwner(deps, company.companyGuid)
  if (!userGuid) return
  await notify(deps, {
    userGuid,
    type: 'company-review',
    values: { company: author.name },
    target: { companySlug: company.slug, authorCompanyGuid: author.companyGuid },
    effectKey: `review ${guid}`,
  })
})
