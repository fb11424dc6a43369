import { applyChange, type Channel, type ChannelName, type WritableRegistryStorage } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import type { Logger } from '@sild/service-kit/log'
import type { Remotes } from '../remotes/remotes.ts'
import type { Tables } from '@sild/service-kit/tables'
import type { ReleaseFigures } from './release-figures.ts'
import { verdictOnCanary } from './canary-verdict.ts'

/** As history names it. */
export const GUARD = 'guard'

export interface Guard {
  /** Checks every canary once, unless another BFF is doing so at the moment. */
  check(): Promise<void>
  stop(): void
}
interface GuardOptions {
  channel: ChannelName
  clock: Clock
  figures: ReleaseFigures
  log: Logger
  remotes: Remotes
  storage: WritableRegistryStorage
  tables: Tables
  checkEveryMs?: number
}

const LOCK = 7_453_011
const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as "isMine"'

/** Rolls back canaries that do worse than the stable release, and freezes their app until a developer has looked. */
export function createGuard(options: GuardOptions): Guard {
  const { channel, clock, figures, log, checkEveryMs = 30_000, remotes, storage, tables } = options

  const takeBack = async ({ name, rev }: Channel, reasons: object): Promise<void> => {
    // A change that another caller made in between wins: `expectedRev` no longer matches.
    const { after } = await applyChange(storage, channel, name, { op: 'rollback' }, { by: GUARD, expectedRev: rev })
    await applyChange(storage, channel, name, { op: 'freeze' }, { by: GUARD, expectedRev: after.rev })
    log.error({ app: name, channel, reasons }, 'the guard took a canary back')
    await remotes.refresh()
  }
  const checkAll = async (): Promise<void> => {
    for (const pointer of remotes.pointers().values()) {
      const verdict = pointer.canary && !pointer.disabled ? await verdictOnCanary(pointer, figures, clock) : null
      if (verdict?.state === 'bad') await takeBack(pointer, verdict.reasons)
    }
  }
  const check = async (): Promise<void> => {
    if (!remotes.hasCanary()) return
    try {
      await tables.transact(async (client) => {
        const { rows } = await client.query<{ isMine: boolean }>(TRY_LOCK, [LOCK])
        if (rows[0]?.isMine) await checkAll()
      })
    } catch (error) {
      log.warn({ err: error }, 'the guard could not look at the canaries')
    }
  }
  const timer = setInterval(() => void check(), checkEveryMs).unref()
  return { check, stop: () => clearInterval(timer) }
}
