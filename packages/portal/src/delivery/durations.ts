/** Twenty steps to a decade, from a millisecond to a minute: a step is 12 %, so a percentile is right to a few. */
const stepsPerDecade = 20
const stepCount = 96

/** How many of something took how long: a count for each step. Counts of several minutes or processes are simply added. */
export type Durations = number[]

export const noDurations = (): Durations => Array.from({ length: stepCount }, () => 0)

const stepOf = (ms: number): number =>
  Math.min(stepCount - 1, Math.max(0, Math.floor(Math.log10(Math.max(ms, 1)) * stepsPerDecade)))
const startOf = (step: number): number => (step === 0 ? 0 : 10 ** (step / stepsPerDecade))

export function countDuration(durations: Durations, ms: number): void {
  const step = stepOf(ms)
  durations[step] = (durations[step] ?? 0) + 1
}

export const countOf = (durations: Durations): number => durations.reduce((total, count) => total + count, 0)

/** The duration below which a share of them lies, evenly within a step; null for none. */
export function quantile(durations: Durations, share: number): number | null {
  const total = countOf(durations)
  if (total === 0) return null
  let left = Math.min(1, Math.max(0, share)) * total
  for (const [step, count] of durations.entries()) {
    if (count > 0 && left <= count) return startOf(step) + (left / count) * (startOf(step + 1) - startOf(step))
    left -= count
  }
  return startOf(stepCount)
}
