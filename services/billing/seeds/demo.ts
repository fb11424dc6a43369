import { market, timeAt } from '@sild/demo'
import type { BillingDeps } from '../src/deps.ts'
import { Subscription } from '../src/models/subscription.ts'

/** The paid plans of the demo market. Done once: subscriptions that exist are left as they are. */
export async function seed({ database, clock }: BillingDeps): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  await database.transaction(async (trx) => {
    for (const { startedAgeMinutes, endsAgeMinutes, ...subscription } of market().subscriptions) {
      const activeFrom = at(startedAgeMinutes)
      await Subscription.query(trx)
        .insert({ ...subscription, activeFrom, activeUntil: at(endsAgeMinutes), createdAt: activeFrom })
        .onConflict('subscriptionGuid')
        .ignore()
    }
  })
}
