import { changePointer } from '../delivery/change-pointer.ts'
import { verdictOnCanary } from '../delivery/canary-verdict.ts'
import { ownApp } from '../delivery/own-app.ts'
import { AppError } from '@sild/service-kit/errors'
import type { PortalHandler } from './operation.ts'

export const rampCanary: PortalHandler<'rampCanary'> = async (call) => {
  const { app, channel } = ownApp(call)
  const { isAutomatic, percent } = call.body
  if (isAutomatic) {
    const pointer = await call.portal.remotes.registry.readChannel(channel, app)
    const verdict = pointer && (await verdictOnCanary(pointer, call.portal.delivery.figures, call.portal.clock))
    if (verdict && verdict.state !== 'ok')
      throw new AppError('not-enough-data', { values: { app, loads: verdict.loads, minLoads: verdict.minLoads } })
  }
  return changePointer(call, { op: 'ramp', percent })
}
