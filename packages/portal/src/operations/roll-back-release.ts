import { changePointer } from '../delivery/change-pointer.ts'
import { namedRelease } from '../delivery/named-release.ts'
import { ownApp } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

export const rollBackRelease: PortalHandler<'rollBackRelease'> = async (call) => {
  const { app, channel } = ownApp(call)
  if (call.body.release === undefined) return changePointer(call, { op: 'rollback' })
  const lock = await namedRelease(call.portal, app, call.body.release)
  const pointer = await call.portal.remotes.registry.readChannel(channel, app)
  // What was live here before passed the gate then, and nothing may stand in the way of going back.
  if (!pointer?.history.some(({ release }) => release === lock.id))
    await call.portal.delivery.gate.refuseMisfit(lock, channel)
  return changePointer(call, { op: 'rollback', release: lock.id })
}
