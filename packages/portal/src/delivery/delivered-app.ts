import type { GuardState, LoadFigures } from '@sild/contract/delivery/shapes'
import type { Locale } from '@sild/contract/enums'
import type { Reply } from '@sild/contract/schemas'
import type { Channel } from '@sild/registry'
import type { Delivering } from './delivery.ts'
import { quantile } from './durations.ts'
import { GUARD } from './guard.ts'
import { guardTexts } from './guard-texts.ts'
import { summaryOf } from './release-summary.ts'
import type { Figures } from './verdict.ts'
import { guardDefaults } from './verdict.ts'
import { verdictOn } from './verdict-on.ts'

type DeliveredApp = Reply<'getDelivery'>['apps'][number]
interface Around {
  readonly portal: Delivering
  readonly locale: Locale
  readonly problems: readonly string[]
  readonly owners: readonly string[]
}

const HOUR_MS = 3_600_000

/** Everything about one app of a channel on one page. */
export async function deliveredApp(
  pointer: Channel,
  { locale, owners, portal, problems }: Around,
): Promise<DeliveredApp> {
  const { clock, delivery, remotes } = portal
  const { canary, name, stable } = pointer
  const summary = async (id: string) => summaryOf(await remotes.registry.readLock(name, id))
  const [figures, guard, stableSummary, canarySummary] = await Promise.all([
    delivery.loads.since(name, new Date(clock.now().getTime() - HOUR_MS)),
    guardOf(pointer, portal, locale),
    summary(stable),
    canary ? summary(canary.release) : null,
  ])
  return {
    name,
    channel: pointer,
    stable: stableSummary,
    canary: canarySummary,
    loads: [...figures].map(shownFigures),
    guard,
    problems: [...problems],
    owners: [...owners],
  }
}

const shownFigures = ([release, { loadErrors, loads, scriptErrors, ...timings }]: [string, Figures]): LoadFigures => ({
  release,
  loads,
  loadErrors,
  scriptErrors,
  loadMsP75: rounded(quantile(timings.loadMs, 0.75)),
  lcpMsP75: rounded(quantile(timings.lcpMs, 0.75)),
  inpMsP75: rounded(quantile(timings.inpMs, 0.75)),
})
const rounded = (ms: number | null): number | null => ms && Math.round(ms)

async function guardOf(pointer: Channel, { clock, delivery }: Delivering, locale: Locale): Promise<GuardState> {
  const verdict = await verdictOn(pointer, delivery.loads, clock)
  const { loads, minLoads } = verdict ?? { loads: 0, minLoads: guardDefaults.minLoads }
  const state = verdict ? (verdict.state === 'waiting' ? 'waiting' : 'ok') : wasReverted(pointer) ? 'reverted' : 'none'
  return { state, loads, minLoads, text: guardTexts[locale][state](loads, minLoads) }
}

/** The last thing that happened is that the guard took a canary back. */
const wasReverted = ({ frozen, history }: Channel): boolean => Boolean(frozen) && history[0]?.by === GUARD
