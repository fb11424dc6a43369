import { median, quantile, ratios } from './statistics.ts'
import type { Found } from './interleave.ts'

export type Goal = { atMost: number } | { atLeast: number }
export interface Comparison<Name extends string> {
  found: Found<Name>
  /** What the others are compared with. */
  baseline: NoInfer<Name>
  unit: string
  /** By what they are multiples of the baseline. */
  goals: Partial<Record<NoInfer<Name>, Goal>>
}

/** One line for each: its median, and how many times the baseline that is, with the quartiles of the rounds. */
export function reportComparison<Name extends string>({ found, baseline, unit, goals }: Comparison<Name>): void {
  const names = Object.keys(found) as Name[] // Object.keys forgets the names.
  const width = Math.max(...names.map((name) => name.length))
  for (const name of names) {
    const value = `${name.padEnd(width)}  ${figure(median(found[name])).padStart(7)} ${unit}`
    if (name === baseline) console.log(`${value}  (${quartiles(found[name])})`)
    else {
      const times = ratios(found[name], found[baseline])
      console.log(
        `${value}  ${median(times).toFixed(2)} × ${baseline} (${quartiles(times)})${verdict(median(times), goals[name])}`,
      )
    }
  }
}

/** One measured number with its goal. */
export const reportValue = (name: string, value: number, unit: string, goal?: Goal): void =>
  console.log(`${name}  ${figure(value)} ${unit}${verdict(value, goal)}`)

export const figure = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0)

const quartiles = (values: readonly number[]): string =>
  `${figure(quantile(values, 0.25))}–${figure(quantile(values, 0.75))}`

function verdict(value: number, goal: Goal | undefined): string {
  if (!goal) return ''
  const [sign, limit, isReached] =
    'atMost' in goal ? ['≤', goal.atMost, value <= goal.atMost] : ['≥', goal.atLeast, value >= goal.atLeast]
  return `  goal ${sign} ${limit}: ${isReached ? 'reached' : 'missed'}`
}
