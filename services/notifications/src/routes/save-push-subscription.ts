import { describeBrowser, lock, type Transaction } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { pushEndpointRefused, pushKeysRefused } from '../errors.ts'
import { PushSubscription } from '../models/push-subscription.ts'

/** More than any user has. Beyond that, the oldest is deleted. */
const MOST_DEVICES = 20

/** Saves a browser as a device of the user; a known browser moves to this user. */
export const savePushSubscriptionRoute = serve(
  'savePushSubscription',
  ({ actor: { userGuid }, body: { endpoint, keys, userAgent }, deps: { push }, locale, transaction }) =>
    transaction(async (trx) => {
      const problem = push.problemOf({ endpoint, ...keys })
      if (problem) throw problem === 'endpoint' ? pushEndpointRefused() : pushKeysRefused()
      const device = { userGuid, endpoint, ...keys, locale, ...describeBrowser(userAgent) }
      await lock(trx, `devices of ${userGuid}`)
      const known = await PushSubscription.query(trx).findOne({ endpoint })
      // Queued pushes of the previous user must not appear for the user who is signed in now.
      if (known && known.userGuid !== userGuid) await PushSubscription.query(trx).deleteById(known.subscriptionGuid)
      await PushSubscription.query(trx).insert(device).onConflict('endpoint').merge(device)
      await removeExtraDevices(trx, userGuid)
      return { acknowledged: true as const }
    }),
)

async function removeExtraDevices(trx: Transaction, userGuid: string): Promise<void> {
  const extra = await PushSubscription.query(trx)
    .where({ userGuid })
    .orderBy([{ column: 'createdAt', order: 'desc' }, 'subscriptionGuid'])
    .offset(MOST_DEVICES)
  await PushSubscription.query(trx)
    .whereIn(
      'subscriptionGuid',
      extra.map(({ subscriptionGuid }) => subscriptionGuid),
    )
    .delete()
}
