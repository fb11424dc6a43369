import type { Channel } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import type { RemoteLoads } from './remote-loads.ts'
import { type Figures, judge, type Verdict } from './verdict.ts'
import { noDurations } from './durations.ts'

/** Older loads say little about how the two do now. */
const LONGEST_MS = 24 * 3_600_000

const noFigures = (): Figures => ({
  loads: 0,
  loadErrors: 0,
  scriptErrors: 0,
  loadMs: noDurations(),
  lcpMs: noDurations(),
  inpMs: noDurations(),
})

/** How the canary of an app does beside its stable release, since it began; null where none runs. */
export async function verdictOn(
  { canary, name, stable }: Channel,
  loads: RemoteLoads,
  clock: Clock,
): Promise<Verdict | null> {
  if (!canary) return null
  const from = new Date(Math.max(Date.parse(canary.startedAt), clock.now().getTime() - LONGEST_MS))
  const figures = await loads.since(name, from)
  return judge(figures.get(stable) ?? noFigures(), figures.get(canary.release) ?? noFigures(), canary.guard)
}
