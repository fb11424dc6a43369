import { type Release, rollbackTarget } from '@sild/registry'
import { summaryOf } from '../delivery/release-summary.ts'
import type { PortalHandler } from './operation.ts'

/** All existing releases of an app, the newest first. Development builds are listed in the channel `dev` only. */
export const listReleases: PortalHandler<'listReleases'> = async ({ portal, params: { app }, query }) => {
  const { registry } = portal.remotes
  const channel = query.channel ?? portal.config.channel
  const pointer = await registry.readChannel(channel, app)
  const ids = await registry.listReleases(app)
  const read = await Promise.allSettled(ids.map((id) => registry.readLock(app, id)))
  const locks = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const [stable, canary, before] = [pointer?.stable, pointer?.canary?.release, pointer && rollbackTarget(pointer)]
  const isLive = ({ id }: Release): boolean => [stable, canary, before].includes(id)
  const releases = locks
    .filter((lock) => channel === 'dev' || isLive(lock) || !isDevelopmentBuild(lock))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map((lock) => ({
      ...summaryOf(lock),
      isStable: lock.id === stable,
      isCanary: lock.id === canary,
      isLive: isLive(lock),
    }))
  return { releases }
}

/** It says nothing of what it uses, and passes no gate. */
const isDevelopmentBuild = ({ files }: Release): boolean => !files['contracts.json']
