import { changePointer } from '../../delivery/change-pointer.ts'
import { namedRelease } from '../../delivery/named-release.ts'
import { ownApp } from '../../delivery/own-app.ts'
import type { OwnHandler } from '../route.ts'

export const promoteRelease: OwnHandler<'promoteRelease'> = async (call) => {
  const { app, channel } = ownApp(call)
  const lock = await namedRelease(call.deps, app, call.body.release)
  await call.deps.delivery.gate.refuseMisfit(lock, channel)
  return changePointer(call, { op: 'promote', release: lock.id })
}
