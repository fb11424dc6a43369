import type { GuardState, LoadFigures, ReleaseError } from '@sild/contract/delivery/shapes'
import type { Locale } from '@sild/contract/enums'
import type { Reply } from '@sild/contract/schemas'
import { type Channel, nullIfMissing, rollbackTarget } from '@sild/registry'
import type { Delivering } from './delivery.ts'
import { GUARD } from './canary-guard.ts'
import { type Figures, totalOf } from './figures.ts'
import { guardTexts } from './canary-guard-texts.ts'
import type { ErrorSample } from './release-errors.ts'
import { summaryOf } from './release-summary.ts'
import { percentilesOf } from './shown-figures.ts'
import { guardDefaults } from './compare-figures.ts'
import { verdictOnCanary } from './canary-verdict.ts'

type DeliveredApp = Reply<'getDelivery'>['apps'][number]
interface Around {
  readonly portal: Delivering
  readonly locale: Locale
  readonly problems: readonly string[]
  readonly tokenHolders: readonly string[]
}

const HOUR_MS = 3_600_000
const SHOWN_ERRORS = 10

/** Everything about one app of a channel on one page. */
export async function deliveredApp(
  pointer: Channel,
  { locale, portal, problems, tokenHolders }: Around,
): Promise<DeliveredApp> {
  const { clock, delivery, remotes } = portal
  const { canary, name, stable } = pointer
  const summary = async (id: string) => summaryOf(await remotes.registry.readLock(name, id))
  const target = canary ? stable : rollbackTarget(pointer)
  const [figures, errors, guard, stableSummary, canarySummary, rollback] = await Promise.all([
    delivery.figures.since(name, new Date(clock.now().getTime() - HOUR_MS)),
    delivery.errors.of(name, canary ? [stable, canary.release] : [stable]),
    guardOf(pointer, portal, locale),
    summary(stable),
    canary ? summary(canary.release) : null,
    // It may be gone from the registry.
    target ? summary(target).catch(nullIfMissing) : null,
  ])
  return {
    name,
    channel: pointer,
    stable: stableSummary,
    canary: canarySummary,
    rollback,
    loads: [...figures].map(shownFigures),
    errors: errors.slice(0, SHOWN_ERRORS).map(shownError),
    guard,
    problems: [...problems],
    owners: [...(stableSummary.source.owners ?? tokenHolders)],
  }
}

function shownFigures([release, parts]: [string, readonly Figures[]]): LoadFigures {
  const { inpMs, lcpMs, loadMs, ...counts } = totalOf(parts)
  return {
    release,
    ...counts,
    ...percentilesOf({ inpMs, lcpMs, loadMs }),
  }
}
const shownError = ({ firstAt, lastAt, ...error }: ErrorSample): ReleaseError => ({
  ...error,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})

async function guardOf(pointer: Channel, { clock, delivery }: Delivering, locale: Locale): Promise<GuardState> {
  const verdict = await verdictOnCanary(pointer, delivery.figures, clock)
  const { loads, minLoads } = verdict ?? { loads: 0, minLoads: guardDefaults.minLoads }
  const state = verdict ? (verdict.state === 'waiting' ? 'waiting' : 'ok') : wasReverted(pointer) ? 'reverted' : 'none'
  return { state, loads, minLoads, text: guardTexts[locale][state](loads, minLoads) }
}

/** The last thing that happened is that the guard took a canary back. */
const wasReverted = ({ frozen, history }: Channel): boolean => Boolean(frozen) && history[0]?.by === GUARD
