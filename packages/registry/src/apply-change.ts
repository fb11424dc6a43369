import { setTimeout } from 'node:timers/promises'
import type { AuditRecord } from './audit.ts'
import { auditPath, readAudit } from './audit.ts'
import type { Channel, ChannelName } from './channel.ts'
import { channel } from './channel.ts'
import { indexPath, namesInIndex, writeIndex } from './channel-index.ts'
import { OutdatedPointerError } from './errors.ts'
import { parseJson, toJsonBytes } from './json.ts'
import type { PointerChange } from './pointer.ts'
import { changePointer } from './pointer.ts'
import { channelPath } from './registry.ts'
import type { WritableRegistryStorage } from './storage.ts'

/** Writers that lost come back one after another. */
const pauseMs = 10

export interface ChangeOptions {
  by: string
  /** The revision that the caller saw; the change is refused when another came first. Absent: any revision. */
  expectedRev?: number
  now?: Date
}
export interface AppliedChange {
  before: Channel | null
  after: Channel
}

/**
 * Changes a pointer. The record of a change is the change: among concurrent writers, the one that creates the record of
 * the next revision wins. If a writer died before it updated the pointer, the next writer updates it first.
 * @throws RegistryError when the change is refused
 */
export async function applyChange(
  storage: WritableRegistryStorage,
  channelName: ChannelName,
  name: string,
  change: PointerChange,
  { by, expectedRev, now }: ChangeOptions,
): Promise<AppliedChange> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await followRecords(storage, channelName, name)
    const rev = before?.rev ?? 0
    if (expectedRev !== undefined && expectedRev !== rev)
      throw new OutdatedPointerError(`${channelName}/${name}`, rev, expectedRev)
    const at = (now ?? new Date()).toISOString()
    const after = changePointer(before, change, { name, channelName, by, at })
    const record: AuditRecord = { schema: 'sild-audit/1', name, channel: channelName, rev: after.rev, by, at, change }
    if (!(await storage.create(auditPath(channelName, name, after.rev), toJsonBytes(record)))) {
      await setTimeout(Math.random() * pauseMs * Math.min(attempt, 10))
      continue
    }
    await writePointer(storage, after)
    await ensureIndexed(storage, channelName, name)
    return { before, after }
  }
}

/** The pointer with all that was recorded of it. */
async function followRecords(
  storage: WritableRegistryStorage,
  channelName: ChannelName,
  name: string,
): Promise<Channel | null> {
  const bytes = await storage.read(channelPath(channelName, name))
  const written = bytes && channel.parse(parseJson(bytes))
  let pointer = written
  for (;;) {
    const record = await readAudit(storage, channelName, name, (pointer?.rev ?? 0) + 1)
    if (!record) break
    pointer = changePointer(pointer, record.change, { name, channelName, by: record.by, at: record.at })
  }
  if (pointer && pointer !== written) await writePointer(storage, pointer)
  return pointer
}

/** Forward only: a slower writer never takes back what a faster one has written. */
const writePointer = (storage: WritableRegistryStorage, pointer: Channel): Promise<void> =>
  storage.update(channelPath(pointer.channel, pointer.name), (bytes) => {
    const written = bytes ? (parseJson(bytes) as Channel).rev : 0 // Written below.
    return written >= pointer.rev ? null : toJsonBytes(pointer)
  })

async function ensureIndexed(storage: WritableRegistryStorage, channelName: ChannelName, name: string): Promise<void> {
  const path = indexPath(channelName)
  if (namesInIndex(await storage.read(path)).includes(name)) return
  await storage.update(path, (bytes) => writeIndex([...namesInIndex(bytes), name]))
}
