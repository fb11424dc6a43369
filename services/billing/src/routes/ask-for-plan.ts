import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { PlanInterest } from '../models/plan-interest.ts'
import { plans } from '../plans.ts'

export const askForPlanRoute = serve('askForPlan', ({ actor, body, deps, params, transaction }) => {
  const { slug: planSlug } = params
  if (plans[planSlug].isAvailable) throw new AppError('plan-not-found')
  const { companyGuid, userGuid } = actor
  return transaction(async (trx) => {
    const { interestGuid } = await PlanInterest.query(trx)
      .insert({ companyGuid, userGuid, planSlug, message: body.message })
      .returning('*')
    await deps.outbox.add(trx, 'mail-plan-interest', { interestGuid })
    return { acknowledged: true as const }
  })
})
