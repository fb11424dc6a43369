import { serve } from '../deps.ts'
import { PushSubscription } from '../models/push-subscription.ts'

export const listPushDevicesRoute = serve('listPushDevices', async ({ actor: { userGuid }, deps }) => {
  const devices = await PushSubscription.query(deps.database.knex)
    .where({ userGuid })
    .orderBy([{ column: 'createdAt', order: 'desc' }, 'subscriptionGuid'])
  return {
    applicationServerKey: deps.push.applicationServerKey,
    list: devices.map(({ browser, createdAt, endpoint, system }) => ({
      endpoint,
      browser,
      system,
      addedAt: createdAt.toISOString(),
    })),
  }
})
