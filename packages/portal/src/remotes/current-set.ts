import type { FastifyBaseLogger } from 'fastify'
import type { LastKnownGood, ReleaseIds } from './last-known-good.ts'
import type { ReleaseSet } from './release-set.ts'
import type { ChosenSet } from './release-set-cache.ts'

/** What new documents are made of, until another set is taken. */
export interface CurrentSet {
  /** Null before the first one could be loaded. */
  chosen: () => ChosenSet | null
  /** The releases of the set that was taken last, also before this start. */
  lastGood: () => ReleaseIds
  take: (chosen: ChosenSet) => Promise<void>
  listen: (listener: (set: ReleaseSet) => void) => () => void
}

interface CurrentSetInput {
  lastKnownGood: LastKnownGood | undefined
  log: Pick<FastifyBaseLogger, 'info'>
}

export async function openCurrentSet({ lastKnownGood, log }: CurrentSetInput): Promise<CurrentSet> {
  const listeners = new Set<(set: ReleaseSet) => void>()
  let lastGood: ReleaseIds = (await lastKnownGood?.read()) ?? new Map()
  let current: ChosenSet | null = null
  return {
    chosen: () => current,
    lastGood: () => lastGood,
    async take(chosen) {
      const isNew = chosen.set.rev !== current?.set.rev
      current = chosen
      if (!isNew) return
      lastGood = new Map([...chosen.set.releases].map(([name, { lock }]) => [name, lock.id]))
      for (const listener of listeners) listener(chosen.set)
      log.info({ rev: chosen.set.rev, releases: Object.fromEntries(lastGood) }, 'releases for new documents')
      await lastKnownGood?.write(lastGood)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
