import { changePointer } from '../delivery/change-pointer.ts'
import { namedRelease } from '../delivery/named-release.ts'
import { ownApp } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

export const startCanary: PortalHandler<'startCanary'> = async (call) => {
  const { app, channel } = ownApp(call)
  const { guard, percent, release } = call.body
  const lock = await namedRelease(call.portal, app, release)
  await call.portal.delivery.gate.refuseMisfit(lock, channel)
  return changePointer(call, { op: 'canary', release: lock.id, percent, ...(guard && { guard }) })
}
