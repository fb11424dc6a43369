import { AppError, asSystem } from '@sild/service-kit'
import { givePlan } from '../actions/give-plan.ts'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { plans } from '../plans.ts'
import { findPlansEnd, lockPeriods, type Subscription } from '../models/subscription.ts'

export const giveGiftRoute = serve(
  'giveGift',
  async ({
    actor: { approvedByGuid, userGuid },
    body: { days, plan, reason, seenUntil },
    deps: { calls },
    params: { companyGuid },
    transaction,
  }) => {
    const actor = asSystem('staff give nothing to their own company or to a deleted one')
    const staff = [userGuid, ...(approvedByGuid ? [approvedByGuid] : [])]
    const [{ companies }, ...ofStaff] = await Promise.all([
      calls.call('getCompanyBriefs', { body: { companyGuids: [companyGuid] } }, { actor }),
      ...staff.map((each) => calls.call('listMemberships', { params: { userGuid: each } }, { actor })),
    ])
    if (companies.length === 0) throw new AppError('company-not-found')
    // Neither the requester nor the approver may belong to the company.
    if (ofStaff.some(({ memberships }) => memberships.some((own) => own.companyGuid === companyGuid)))
      throw new AppError('conflict-of-interest')
    return transaction(async (trx) => {
      const planSlug = plan as Subscription['planSlug'] // The schema refuses the free one.
      await lockPeriods(trx, companyGuid)
      const until = await findPlansEnd(trx, companyGuid)
      if ((until?.getTime() ?? null) !== (seenUntil && Date.parse(seenUntil)))
        throw new AppError('plan-changed-meanwhile')
      const { activeFrom, activeUntil } = await givePlan(trx, { companyGuid, planSlug, days })
      await noteAction(trx, {
        action: 'gift-given',
        userGuid,
        companyGuid,
        subject: `${plans[plan].titles.en}, ${days} d`,
        reason,
      })
      return { activeFrom: activeFrom.toISOString(), activeUntil: activeUntil.toISOString() }
    })
  },
)
