import type { Input } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import { type NotificationsDeps, serve } from '../deps.ts'
import { pushEndpointRefused, pushKeysRefused } from '../errors.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const renewPushSubscriptionRoute = serve('renewPushSubscription', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await renewPushSubscription(trx, deps, body)
    return { acknowledged: true as const }
  }),
)

/** Replaces a browser's push address. Queued pushes go to the new address. */
async function renewPushSubscription(
  trx: Transaction,
  { push }: NotificationsDeps,
  { before, renewed }: Input<'renewPushSubscription'>['body'],
): Promise<void> {
  const problem = renewed && push.problemOf({ endpoint: renewed.endpoint, ...renewed.keys })
  if (problem) throw problem === 'endpoint' ? pushEndpointRefused('renewed.endpoint') : pushKeysRefused('renewed.keys')
  const { auth, endpoint } = before
  const known = await PushSubscription.query(trx).findOne({ endpoint, auth }).forUpdate()
  if (!known) return
  // A page may have saved the new subscription first.
  const isKnown =
    renewed !== null &&
    renewed.endpoint !== endpoint &&
    (await PushSubscription.query(trx).findOne({ endpoint: renewed.endpoint })) !== undefined
  if (renewed === null || isKnown) await known.$query(trx).delete()
  else await known.$query(trx).patch({ endpoint: renewed.endpoint, ...renewed.keys })
}
