import { market, timeAt } from '@sild/demo'
import type { Transaction } from '@sild/service-kit'
import type { BillingDeps } from '../src/deps.ts'
import { findPlanInForce } from '../src/models/plan-in-force.ts'
import { PromoCode } from '../src/models/promo-code.ts'
import { countUse, insertUse } from '../src/models/quota.ts'
import { Subscription } from '../src/models/subscription.ts'

/** The paid plans of the demo market, and what its responses have used of the plans. Done once: what exists stays. */
export async function seed({ database, clock }: BillingDeps): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  const { responses, subscriptions } = market()
  await database.transaction(async (trx) => {
    await PromoCode.query(trx).insert({ code: 'BETA2026', planSlug: 'startup' }).onConflict('code').ignore()
    for (const { startedAgeMinutes, endsAgeMinutes, ...subscription } of subscriptions) {
      const activeFrom = at(startedAgeMinutes)
      await Subscription.query(trx)
        .insert({ ...subscription, activeFrom, activeUntil: at(endsAgeMinutes), createdAt: activeFrom })
        .onConflict('subscriptionGuid')
        .ignore()
    }
    for (const { companyGuid, responseGuid, createdAgeMinutes } of responses) {
      await useResponse(trx, { companyGuid, responseGuid, createdAt: at(createdAgeMinutes) })
    }
  })
}

interface Responded {
  companyGuid: string
  responseGuid: string
  createdAt: Date
}

/** As `consumeQuota` would have counted it at its time, under the key that publications gives it. */
async function useResponse(trx: Transaction, { companyGuid, responseGuid, createdAt }: Responded): Promise<void> {
  const { startsAt } = await findPlanInForce(trx, companyGuid)
  if (createdAt < startsAt) return
  const use = { companyGuid, property: 'responses', effectKey: `response ${responseGuid}` } as const
  if (await insertUse(trx, use, startsAt)) await countUse(trx, use, { startsAt, limit: null })
}
