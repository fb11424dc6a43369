import { describe, expect, it } from 'vitest'
import { countDuration, noDurations } from './durations.ts'
import { type Figures, judge } from './verdict.ts'

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
const figures = (
  loads: number,
  own: { loadErrors?: number; scriptErrors?: number; lcp?: number; inp?: number } = {},
): Figures => {
  const random = seeded(loads)
  const timings = (typical: number) => {
    const durations = noDurations()
    for (let each = 0; each < loads; each += 1) countDuration(durations, typical * (0.5 + random()))
    return durations
  }
  return {
    loads,
    loadErrors: own.loadErrors ?? 0,
    scriptErrors: own.scriptErrors ?? 0,
    loadMs: noDurations(),
    lcpMs: timings(own.lcp ?? 1200),
    inpMs: timings(own.inp ?? 100),
  }
}
const steady = figures(20_000, { loadErrors: 20, scriptErrors: 20 })
const reasons = (canary: Figures) => judge(steady, canary).reasons.map(({ figure }) => figure)

describe('the guard', () => {
  it('says that it has not enough data below its least number of loads, however bad they are', () => {
    expect(judge(steady, figures(499, { loadErrors: 499 }))).toMatchObject({
      state: 'waiting',
      loads: 499,
      minLoads: 500,
    })
    expect(judge(figures(0), figures(900))).toMatchObject({ state: 'waiting' })
    expect(judge(steady, figures(60), { minLoads: 50 })).toMatchObject({ state: 'ok', minLoads: 50 })
  })
  it('lets a canary be that does as well', () => {
    expect(judge(steady, figures(800, { loadErrors: 1, scriptErrors: 1 }))).toMatchObject({ state: 'ok', reasons: [] })
  })
  it('lets be what chance explains', () => {
    expect(reasons(figures(500, { loadErrors: 4 }))).toEqual([])
  })
  it.each([
    ['loads fail', { loadErrors: 40 }, 'load-errors'],
    ['scripts fail', { scriptErrors: 40 }, 'script-errors'],
    ['pages paint late', { lcp: 2400 }, 'lcp'],
    ['pages answer late', { inp: 260 }, 'inp'],
  ] as const)('finds a canary bad whose %s', (_, own, reason) => {
    expect(reasons(figures(1000, own))).toEqual([reason])
  })
  it('allows as much as it is told to', () => {
    const slow = figures(1000, { lcp: 1500 })
    expect(judge(steady, slow, { maxLcpDeltaMs: 1000 }).state).toBe('ok')
    expect(judge(steady, slow, { maxLcpDeltaMs: 20 }).state).toBe('bad')
    expect(judge(steady, figures(1000, { loadErrors: 40 }), { maxErrorRateDelta: 0.1 }).state).toBe('ok')
  })
  it('hardly ever takes back what is equal: no more than chance allows in two thousand looks', () => {
    const random = seeded(7)
    const errorsAmong = (loads: number) => Array.from({ length: loads }, () => random() < 0.02).filter(Boolean).length
    const wrong = Array.from({ length: 2000 }, () => {
      const one = { ...steady, scriptErrors: 0, loads: 2000, loadErrors: errorsAmong(2000) }
      const other = { ...steady, scriptErrors: 0, loads: 600, loadErrors: errorsAmong(600) }
      return judge(one, other, { maxErrorRateDelta: 0 }).state === 'bad'
    }).filter(Boolean).length
    expect(wrong).toBeLessThanOrEqual(8)
  })
})
