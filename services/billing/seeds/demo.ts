import { market, timeAt } from '@sild/demo'
import type { BillingDeps } from '../src/deps.ts'
import { Subscription } from '../src/models/subscription.ts'

/** The paid plans of the demo market. Done once: subscriptions that exist are left as they are. */
export async function seed({ database, clock }: BillingDeps): Promise<void> {
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  const rows = market().subscriptions.map(({ startedAgeMinutes, endsAgeMinutes, ...subscription }) => ({
    ...subscription,
    activeFrom: at(startedAgeMinutes),
    activeUntil: at(endsAgeMinutes),
    createdAt: at(startedAgeMinutes),
  }))
  await database.transaction(async (trx) =>
    Subscription.query(trx).insert(rows).onConflict('subscriptionGuid').ignore(),
  )
}
