import { describe, expect, it } from 'vitest'
import { countDuration, noDurations } from './durations.ts'
import { type Counter, counters, type Figures, noFigures, timings } from './figures.ts'
import { evaluateCanary } from './compare-figures.ts'

/** Numbers that look like chance and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}
const figures = (loads: number, own: Partial<Record<Counter | 'lcp' | 'inp', number>> = {}): Figures => {
  const random = seeded(loads)
  const timingsAround = (typical: number) => {
    const durations = noDurations()
    for (let each = 0; each < loads; each += 1) countDuration(durations, typical * (0.5 + random()))
    return durations
  }
  const { inp = 100, lcp = 1200, ...counts } = own
  return { ...noFigures(), loads, renders: loads, ...counts, lcpMs: timingsAround(lcp), inpMs: timingsAround(inp) }
}
/** Figures split evenly between so many parts of the network. */
const spread = (whole: Figures, parts = 16): Figures[] => {
  const share = (count: number, at: number): number => Math.floor((count + at) / parts)
  return Array.from({ length: parts }, (_, at) => {
    const part = noFigures()
    for (const counter of counters) part[counter] = share(whole[counter], at)
    for (const timing of timings) part[timing] = whole[timing].map((count) => share(count, at))
    return part
  })
}
const steady = figures(20_000, { loadErrors: 20, renderErrors: 20, serverErrors: 20, scriptErrors: 20 })
const reasons = (canary: Figures) => evaluateCanary(steady, spread(canary)).reasons.map(({ figure }) => figure)

describe('the guard', () => {
  it('says that it has not enough data below its minimum of loads, however bad they are', () => {
    expect(evaluateCanary(steady, spread(figures(528, { loadErrors: 528 })))).toMatchObject({
      state: 'waiting',
      loads: 495,
      minLoads: 500,
    })
    expect(evaluateCanary(figures(0), spread(figures(900)))).toMatchObject({ state: 'waiting' })
    expect(evaluateCanary(steady, [])).toMatchObject({ state: 'waiting', loads: 0 })
    expect(evaluateCanary(steady, spread(figures(64)), { minLoads: 50 })).toMatchObject({ state: 'ok', minLoads: 50 })
  })
  it('keeps a canary that does as well', () => {
    expect(evaluateCanary(steady, spread(figures(800, { loadErrors: 1, scriptErrors: 1 })))).toMatchObject({
      state: 'ok',
    })
  })
  it('ignores differences by chance', () => {
    expect(reasons(figures(500, { loadErrors: 4 }))).toEqual([])
  })
  it.each([
    ['loads fail', { loadErrors: 40 }, 'load-errors'],
    ['pages fail to render', { renderErrors: 40 }, 'render-errors'],
    ['pages are not rendered on the server', { serverErrors: 40 }, 'server-errors'],
    ['scripts fail', { scriptErrors: 40 }, 'script-errors'],
    ['pages paint late', { lcp: 2400 }, 'lcp'],
    ['pages answer late', { inp: 260 }, 'inp'],
  ] as const)('finds a canary bad if its %s', (_, own, reason) => {
    expect(reasons(figures(1000, own))).toEqual([reason])
  })
  it('allows as much as it is configured to', () => {
    const slow = spread(figures(1000, { lcp: 1500 }))
    expect(evaluateCanary(steady, slow, { maxLcpDeltaMs: 1000 }).state).toBe('ok')
    expect(evaluateCanary(steady, slow, { maxLcpDeltaMs: 20 }).state).toBe('bad')
    expect(evaluateCanary(steady, spread(figures(1000, { loadErrors: 40 })), { maxErrorRateDelta: 0.1 }).state).toBe(
      'ok',
    )
  })
  it.each([
    ['failures', { loadErrors: 400 }],
    ['slow pages', { lcp: 9000 }],
  ])('is not moved by the %s of one part of the network, however many they are', (_, own) => {
    const canary = [...spread(figures(1000)), figures(900, own)]
    expect(evaluateCanary(steady, canary).state).toBe('ok')
    expect(evaluateCanary(steady, [figures(5000, own)])).toMatchObject({ state: 'waiting', loads: 0 })
  })
  it('hardly ever reverts an equal canary: no more than by chance in a thousand checks', () => {
    const random = seeded(7)
    const errorsAmong = (loads: number) => Array.from({ length: loads }, () => random() < 0.02).filter(Boolean).length
    const wrong = Array.from({ length: 1000 }, () => {
      const one = { ...noFigures(), loads: 2000, loadErrors: errorsAmong(2000) }
      const other = { ...noFigures(), loads: 600, loadErrors: errorsAmong(600) }
      return evaluateCanary(one, spread(other, 4), { maxErrorRateDelta: 0 }).state === 'bad'
    }).filter(Boolean).length
    expect(wrong).toBeLessThanOrEqual(4)
  })
})
