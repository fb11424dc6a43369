import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ChannelName } from '@sild/registry'
import * as z from 'zod/mini'

const lastKnownGood = z.object({
  schema: z.literal('sild-last-known-good/1'),
  channel: z.string(),
  releases: z.record(z.string(), z.string()),
})
/** Id of the release by app. */
export type ReleaseIds = ReadonlyMap<string, string>

/** The set that was served last, for a start while the registry is away. */
export interface LastKnownGood {
  read(): Promise<ReleaseIds>
  write(ids: ReleaseIds): Promise<void>
}

export function createLastKnownGood(path: string, channel: ChannelName): LastKnownGood {
  return {
    async read() {
      try {
        const cached = lastKnownGood.parse(JSON.parse(await readFile(path, 'utf8')))
        return new Map(cached.channel === channel ? Object.entries(cached.releases) : [])
      } catch {
        // None yet, or damaged: then it is worth nothing.
        return new Map()
      }
    },
    async write(ids) {
      const content = { schema: 'sild-last-known-good/1', channel, releases: Object.fromEntries(ids) }
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.${process.pid}.tmp`, JSON.stringify(content, null, 1))
      await rename(`${path}.${process.pid}.tmp`, path)
    },
  }
}
