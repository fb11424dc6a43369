import { appName } from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'
import type { ChannelName } from './channel.ts'
import { channelNames } from './channel.ts'
import { parseJson } from './json.ts'
import { pointerChange } from './pointer.ts'
import type { RegistryStorage } from './storage.ts'

/** One change of a pointer, kept for ever: `audit/<channel>/<app>/<revision>.json`. */
const auditRecord = z.strictObject({
  schema: z.literal('sild-audit/1'),
  name: appName,
  channel: z.enum(channelNames),
  /** The revision that the change made. */
  rev: z.int().check(z.minimum(1)),
  by: z.string(),
  at: z.string(),
  change: pointerChange,
})
export type AuditRecord = z.infer<typeof auditRecord>

const auditFolder = (channelName: ChannelName, name: string): string => `audit/${channelName}/${name}`
export const auditPath = (channelName: ChannelName, name: string, rev: number): string =>
  `${auditFolder(channelName, name)}/${String(rev).padStart(8, '0')}.json`

export async function readAudit(
  storage: RegistryStorage,
  channelName: ChannelName,
  name: string,
  rev: number,
): Promise<AuditRecord | null> {
  const bytes = await storage.read(auditPath(channelName, name, rev))
  return bytes && auditRecord.parse(parseJson(bytes))
}

/** The last changes of a pointer, or the last before a revision; the newest first. */
export async function listAudit(
  storage: RegistryStorage,
  channelName: ChannelName,
  name: string,
  { before = Infinity, limit = 100 } = {},
): Promise<AuditRecord[]> {
  const files = (await storage.list(auditFolder(channelName, name))).filter((file) => /^\d{8}\.json$/.test(file))
  const revisions = files
    .map(Number.parseFloat)
    .filter((rev) => rev < before)
    .toSorted((one, other) => other - one)
    .slice(0, limit)
  const records = await Promise.all(revisions.map((rev) => readAudit(storage, channelName, name, rev)))
  return records.filter((record) => record !== null)
}
