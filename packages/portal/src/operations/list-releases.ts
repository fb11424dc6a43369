import { rollbackTarget } from '@sild/registry'
import { summaryOf } from '../delivery/release-summary.ts'
import type { PortalHandler } from './operation.ts'

/** All releases of an app that are still there, the newest first. */
export const listReleases: PortalHandler<'listReleases'> = async ({ portal, params: { app }, query }) => {
  const { registry } = portal.remotes
  const pointer = await registry.readChannel(query.channel ?? portal.config.channel, app)
  const ids = await registry.listReleases(app)
  const read = await Promise.allSettled(ids.map((id) => registry.readLock(app, id)))
  const locks = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const [stable, canary, before] = [pointer?.stable, pointer?.canary?.release, pointer && rollbackTarget(pointer)]
  const releases = locks
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map((lock) => ({
      ...summaryOf(lock),
      isStable: lock.id === stable,
      isCanary: lock.id === canary,
      isLive: [stable, canary, before].includes(lock.id),
    }))
  return { releases }
}
