import type { Channel, ChannelName, Registry } from '@sild/registry'

export type Pointers = ReadonlyMap<string, Channel>
export interface PointersRead {
  readonly pointers: Pointers
  /** What could not be read, and why; the app then stays where it was. */
  readonly problems: readonly string[]
}

/** What every app of a channel points to. What cannot be read is as it was known before, so that an outage changes nothing. */
export async function readPointers(
  registry: Registry,
  channelName: ChannelName,
  known: Pointers,
): Promise<PointersRead> {
  const problems: string[] = []
  const note = (name: string) => (error: unknown) => void problems.push(`${name}: ${String(error)}`)
  const names = (await registry.listApps(channelName).catch(note('The registry'))) ?? []
  if (names.length === 0)
    return { pointers: known, problems: [...problems, `The registry has nothing in ${channelName}.`] }
  const read = await Promise.all(
    names.map(async (name) => {
      const pointer = await registry.readChannel(channelName, name).catch(note(name))
      return [name, pointer ?? known.get(name)] as const
    }),
  )
  return { pointers: new Map(read.flatMap(([name, pointer]) => (pointer ? [[name, pointer]] : []))), problems }
}

export const areSame = (one: Pointers, other: Pointers): boolean =>
  one.size === other.size && [...one].every(([name, { rev }]) => other.get(name)?.rev === rev)
