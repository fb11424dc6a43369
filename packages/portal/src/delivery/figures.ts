import { type Durations, noDurations } from './durations.ts'

/**
 * What is counted of a release, in documents: browsers loaded it; its load, its rendering or a script of it failed
 * there; the server rendered with it; the server failed and left the page to the browser.
 */
export const counters = ['loads', 'loadErrors', 'renderErrors', 'scriptErrors', 'renders', 'serverErrors'] as const
export const timings = ['loadMs', 'lcpMs', 'inpMs'] as const
export type Counter = (typeof counters)[number]
export type Timing = (typeof timings)[number]

/** How one release did. */
export type Figures = Record<Counter, number> & Record<Timing, Durations>

export const noFigures = (): Figures => ({
  loads: 0,
  loadErrors: 0,
  renderErrors: 0,
  scriptErrors: 0,
  renders: 0,
  serverErrors: 0,
  loadMs: noDurations(),
  lcpMs: noDurations(),
  inpMs: noDurations(),
})

export function totalOf(parts: readonly Figures[]): Figures {
  const total = noFigures()
  for (const part of parts) {
    for (const counter of counters) total[counter] += part[counter]
    for (const timing of timings) total[timing] = total[timing].map((count, step) => count + (part[timing][step] ?? 0))
  }
  return total
}
