import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createWake } from './wake.ts'

function openWake() {
  const wokenAt: number[] = []
  const wake = createWake(async () => void wokenAt.push(performance.now()))
  return { ...wake, wokenAt }
}

const between = (times: readonly number[]) => times.slice(1).map((at, place) => at - times[place]!)

it('wakes the relay for each of few jobs, 10 ms apart', async () => {
  const { settled, wake, wokenAt } = openWake()
  for (let job = 0; job < 5; job += 1) {
    wake()
    await settled()
  }
  expect(wokenAt).toHaveLength(5)
  // A timer of Node may be early by a millisecond or two.
  expect(Math.min(...between(wokenAt))).toBeGreaterThan(5)
})

it('wakes a relay that many jobs keep busy no more often than it rests, and for the last of them', async () => {
  const { settled, wake, wokenAt } = openWake()
  const startedAt = performance.now()
  let committedAt = startedAt
  while (committedAt - startedAt < 300) {
    for (let job = 0; job < 10; job += 1) wake()
    committedAt = performance.now()
    await nextTurn()
  }
  await settled()
  expect(Math.min(...between(wokenAt))).toBeGreaterThan(45)
  expect(wokenAt.at(-1)).toBeGreaterThanOrEqual(committedAt)
})
