import type { Channel, ChannelName } from './channel.ts'
import type { GatedRelease, LiveRelease } from './gate-rules.ts'
import { rollbackTarget } from './pointer.ts'
import type { Registry } from './registry.ts'

/** The releases of a channel that are served, or would be after a rollback. A target of a rollback that is gone is none. */
export async function readLiveSet(registry: Registry, channelName: ChannelName): Promise<LiveRelease[]> {
  const names = await registry.listApps(channelName)
  const pointers = await Promise.all(names.map((name) => registry.readChannel(channelName, name)))
  const live = await Promise.all(pointers.filter((pointer) => pointer !== null).map((each) => readLive(registry, each)))
  return live.flat()
}

export async function readGatedRelease(registry: Registry, name: string, id: string): Promise<GatedRelease> {
  const release = await registry.readRelease(name, id)
  const contracts = release.lock.files['contracts.json'] ? await registry.readContracts(release.lock) : null
  return { ...release, contracts }
}

async function readLive(registry: Registry, { name, stable, canary, ...rest }: Channel): Promise<LiveRelease[]> {
  const target = rollbackTarget({ stable, ...rest })
  const isThere = target !== null && (await registry.listReleases(name)).includes(target)
  const roles = [
    ['stable', stable],
    ['canary', canary?.release],
    ['rollback', isThere ? target : undefined],
  ] as const
  return Promise.all(
    roles.flatMap(([role, id]) =>
      id ? [readGatedRelease(registry, name, id).then((release): LiveRelease => ({ role, release }))] : [],
    ),
  )
}
