import { expect, it } from 'vitest'
import { sortedBelow } from './sorted-order.ts'

it.each([0, 1, 8191, 8192, 8193, 40_000])(
  'sorts %i numbers, equal ones by a second key, and inserts others in between',
  async (count) => {
    const keyOf = (place: number): number => Math.imul(place, 2654435761) % 1000
    const compare = (one: number, other: number): number => keyOf(one) - keyOf(other) || other - one
    let turns = 0
    const turn = (): void => {
      turns += 1
      next = setImmediate(turn)
    }
    let next = setImmediate(turn)
    const sorted = await sortedBelow(count, compare)
    clearImmediate(next)
    expect([...sorted]).toEqual(Array.from({ length: count }, (_, place) => place).toSorted(compare))
    expect(turns).toBeGreaterThanOrEqual(Math.floor(count / 8192))
  },
)
