import { changePointer } from '../../delivery/change-pointer.ts'
import { namedRelease } from '../../delivery/named-release.ts'
import { ownApp } from '../../delivery/own-app.ts'
import type { OwnHandler } from '../route.ts'

export const startCanary: OwnHandler<'startCanary'> = async (call) => {
  const { app, channel } = ownApp(call)
  const { guard, percent, release } = call.body
  const lock = await namedRelease(call.deps, app, release)
  await call.deps.delivery.gate.refuseMisfit(lock, channel)
  return changePointer(call, { op: 'canary', release: lock.id, percent, ...(guard && { guard }) })
}
