import { changePointer } from '../delivery/change-pointer.ts'
import { namedRelease } from '../delivery/named-release.ts'
import { ownApp } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

export const promoteRelease: PortalHandler<'promoteRelease'> = async (call) => {
  const { app, channel } = ownApp(call)
  const lock = await namedRelease(call.portal, app, call.body.release)
  await call.portal.delivery.gate.refuseMisfit(lock, channel)
  return changePointer(call, { op: 'promote', release: lock.id })
}
