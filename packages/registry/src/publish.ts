import type { Channel, ChannelName, PointerOperation } from './channel.ts'
import { channel } from './channel.ts'
import { channelPath, RegistryError, releaseFolder } from './registry.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import type { WritableRegistryStorage } from './storage.ts'

const historyLength = 50
const toBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** Two builds of the same sources differ only in when, and by whom, they were made. */
const contentOf = ({ files, name, id }: Release): string =>
  JSON.stringify([
    name,
    id,
    Object.entries(files)
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
      .map(([path, { integrity }]) => [path, integrity]),
  ])

/**
 * Publishes a release whole or not at all. The same id with the same files is a repetition and does nothing; with other files it
 * is refused. `variants` are compressed copies, served instead of their file and not part of the lock.
 */
export async function publishRelease(
  storage: WritableRegistryStorage,
  lock: Release,
  files: ReadonlyMap<string, Uint8Array>,
  variants: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  release.parse(lock)
  const folder = releaseFolder(lock.name, lock.id)
  if (await storage.publish(folder, new Map([...files, ...variants, ['release.json', toBytes(lock)]]))) return
  const published = await storage.read(`${folder}/release.json`)
  if (!published || contentOf(release.parse(JSON.parse(published.toString('utf8')))) !== contentOf(lock)) {
    throw new RegistryError(`${lock.name}@${lock.id} is already published with other content`)
  }
}

interface PointerMove {
  channelName: ChannelName
  name: string
  release: string
  op: Extract<PointerOperation, 'promote' | 'rollback'>
  by: string
  /** The revision this decision was made on; refused when another came first. Absent: whatever it is now. */
  expectedRev?: number
}

export async function movePointer(storage: WritableRegistryStorage, move: PointerMove): Promise<Channel> {
  let moved: Channel | undefined
  await storage.update(channelPath(move.channelName, move.name), (bytes) => {
    const current = bytes && channel.parse(JSON.parse(bytes.toString('utf8')))
    const rev = current?.rev ?? 0
    if (move.expectedRev !== undefined && move.expectedRev !== rev) {
      throw new RegistryError(`${move.channelName}/${move.name} is at revision ${rev}, not ${move.expectedRev}`)
    }
    const entry = { rev: rev + 1, release: move.release, by: move.by, at: new Date().toISOString(), op: move.op }
    moved = {
      schema: 'mfe-channel/1',
      name: move.name,
      channel: move.channelName,
      rev: rev + 1,
      stable: move.release,
      ...(current?.frozen === undefined ? {} : { frozen: current.frozen }),
      history: [entry, ...(current?.history ?? [])].slice(0, historyLength),
    }
    return toBytes(channel.parse(moved))
  })
  return moved as Channel // update() has called the function above, or thrown.
}
