import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const sendTestPushRoute = serve('sendTestPush', ({ actor: { userGuid }, deps, transaction }) =>
  transaction(async (trx) => {
    const deviceCount = await PushSubscription.query(trx).where({ userGuid }).resultSize()
    if (deviceCount === 0) throw new AppError('push-device-missing')
    await deps.outbox.add(trx, 'send-test-push', { userGuid })
    return { deviceCount }
  }),
)
