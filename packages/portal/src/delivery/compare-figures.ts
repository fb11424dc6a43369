import type { CanaryGuard } from '@sild/registry'
import { countOf, type Durations, quantile } from './durations.ts'
import { type Counter, type Figures, noFigures, type Timing, totalOf } from './figures.ts'

export interface Verdict {
  readonly state: 'waiting' | 'ok' | 'bad'
  /** Without those of the part of the network that reported most. */
  readonly loads: number
  readonly minLoads: number
  /** In what the canary is worse, by how much at least. */
  readonly reasons: readonly Reason[]
}
export interface Reason {
  readonly figure: 'load-errors' | 'render-errors' | 'server-errors' | 'script-errors' | 'lcp' | 'inp'
  readonly atLeast: number
}

export const guardDefaults = {
  maxErrorRateDelta: 0.005,
  maxLcpDeltaMs: 200,
  maxInpDeltaMs: 50,
  minLoads: 500,
} as const satisfies Required<CanaryGuard>

/** Of a one-sided interval of 99.9 %. */
const z = 3.0902

interface Estimate {
  readonly value: number
  readonly lower: number
  readonly upper: number
}

/** Wilson's interval of a rate. */
function rate(hits: number, of: number): Estimate {
  const value = Math.min(hits, of) / of
  const middle = (value + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2))
  return { value, lower: middle - half, upper: middle + half }
}

/** The 75th percentile with the interval that its rank among so many has. */
function p75(durations: Durations): Estimate | null {
  const of = countOf(durations)
  const half = of > 0 ? z * Math.sqrt((0.75 * 0.25) / of) : 0
  const at = (share: number): number | null => quantile(durations, share)
  const [value, lower, upper] = [at(0.75), at(0.75 - half), at(0.75 + half)]
  return value === null || lower === null || upper === null ? null : { value, lower, upper }
}

/** What the first is above the second at the very least: Newcombe's way to the interval of a difference from those of its two sides. */
const minDifference = (one: Estimate, other: Estimate): number =>
  one.value - other.value - Math.hypot(one.value - one.lower, other.upper - other.value)

/** In what a canary is worse than the stable release by more than the guard allows, beyond what chance explains. */
function reasonsAgainst(stable: Figures, canary: Figures, guard: Required<CanaryGuard>): Reason[] {
  const { maxErrorRateDelta, maxInpDeltaMs, maxLcpDeltaMs } = guard
  const rateOf = (errors: Counter, of: Counter): number =>
    canary[of] === 0 || stable[of] === 0
      ? 0
      : minDifference(rate(canary[errors], canary[of]), rate(stable[errors], stable[of]))
  const p75Of = (key: Timing): number => {
    const [one, other] = [p75(canary[key]), p75(stable[key])]
    return one && other ? minDifference(one, other) : 0
  }
  const compared = [
    ['load-errors', rateOf('loadErrors', 'loads'), maxErrorRateDelta],
    ['render-errors', rateOf('renderErrors', 'loads'), maxErrorRateDelta],
    ['server-errors', rateOf('serverErrors', 'renders'), maxErrorRateDelta],
    ['script-errors', rateOf('scriptErrors', 'loads'), maxErrorRateDelta],
    ['lcp', p75Of('lcpMs'), maxLcpDeltaMs],
    ['inp', p75Of('inpMs'), maxInpDeltaMs],
  ] as const
  return compared.filter(([, atLeast, allowed]) => atLeast > allowed).map(([figure, atLeast]) => ({ figure, atLeast }))
}

/** All parts but one, for each of them. */
const leavingOneOut = (parts: readonly Figures[]): Figures[] =>
  parts.length === 0 ? [noFigures()] : parts.map((_, left) => totalOf(parts.filter((_each, at) => at !== left)))

/**
 * Whether a canary is worse than the stable release. `canary` has one entry for each part of the network. The verdict
 * must hold without any one of them, so that no single address decides.
 */
export function evaluateCanary(stable: Figures, canary: readonly Figures[], guard: CanaryGuard = {}): Verdict {
  const limits = { ...guardDefaults, ...guard }
  const { minLoads } = limits
  const views = leavingOneOut(canary)
  const loads = Math.min(...views.map((view) => view.loads))
  if (loads < minLoads || stable.loads === 0) return { state: 'waiting', loads, minLoads, reasons: [] }
  const [first = [], ...others] = views.map((view) => reasonsAgainst(stable, view, limits))
  const reasons = first.filter(({ figure }) =>
    others.every((found) => found.some((reason) => reason.figure === figure)),
  )
  return { state: reasons.length > 0 ? 'bad' : 'ok', loads, minLoads, reasons }
}
