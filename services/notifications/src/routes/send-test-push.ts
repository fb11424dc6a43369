import { serve } from '../deps.ts'
import { pushDeviceMissing } from '../errors.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const sendTestPushRoute = serve('sendTestPush', ({ actor: { userGuid }, deps, transaction }) =>
  transaction(async (trx) => {
    const deviceCount = await PushSubscription.query(trx).where({ userGuid }).resultSize()
    if (deviceCount === 0) throw pushDeviceMissing()
    await deps.outbox.add(trx, 'send-test-push', { userGuid })
    return { deviceCount }
  }),
)
