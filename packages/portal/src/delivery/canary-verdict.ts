import type { Channel } from '@sild/registry'
import type { Clock } from '@sild/service-kit/clock'
import { totalOf } from './figures.ts'
import type { ReleaseFigures } from './release-figures.ts'
import { evaluateCanary, type Verdict } from './compare-figures.ts'

/** Older loads say little about how the two do now. */
const LONGEST_MS = 24 * 3_600_000

/** Compares the canary of an app with its stable release since the canary began; null where none runs. */
export async function verdictOnCanary(
  { canary, name, stable }: Channel,
  figures: ReleaseFigures,
  clock: Clock,
): Promise<Verdict | null> {
  if (!canary) return null
  const from = new Date(Math.max(Date.parse(canary.startedAt), clock.now().getTime() - LONGEST_MS))
  const parts = await figures.since(name, from)
  return evaluateCanary(totalOf(parts.get(stable) ?? []), parts.get(canary.release) ?? [], canary.guard)
}
