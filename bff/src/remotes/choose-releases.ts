import type { Channel, ChannelName, PublishedRelease, Registry } from '@sild/registry'
import { conflicts } from '@sild/registry'

export interface Choice {
  releases: ReadonlyMap<string, PublishedRelease>
  /** What could not be chosen as the channel says, and why. */
  problems: unknown[]
}

/**
 * What the channel points to now. An app whose release cannot be read or does not fit the shell stays at the release it has,
 * so that a bad pointer never takes away what worked.
 */
export async function chooseReleases(
  registry: Registry,
  channelName: ChannelName,
  current: Choice['releases'],
): Promise<Choice> {
  const problems: unknown[] = []
  const names = await registry.listApps(channelName)
  const read = async (name: string): Promise<PublishedRelease | undefined> => {
    try {
      const pointer = await registry.readChannel(channelName, name)
      if (!pointer || isDisabled(pointer)) return undefined
      const known = current.get(name)
      return known?.lock.id === pointer.stable ? known : await registry.readRelease(name, pointer.stable)
    } catch (error) {
      problems.push(error)
      return current.get(name)
    }
  }
  const chosen = new Map<string, PublishedRelease>()
  for (const [index, release] of (await Promise.all(names.map(read))).entries())
    if (release) chosen.set(names[index] ?? '', release)

  const shell = chosen.get('shell')
  for (const [name, release] of chosen) {
    const reasons = shell && name !== 'shell' ? conflicts(shell.lock, release.lock) : []
    if (reasons.length === 0) continue
    problems.push(new Error(reasons.join('; ')))
    const previous = current.get(name)
    if (shell && previous && conflicts(shell.lock, previous.lock).length === 0) chosen.set(name, previous)
    else chosen.delete(name)
  }
  return { releases: chosen, problems }
}

const isDisabled = (pointer: Channel): boolean => pointer.disabled !== undefined
