import { expect, it } from 'vitest'
import { worstShift } from './layout-shift.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

it('shifts that follow each other within a second count together, and the worst such window is returned', () => {
  expect(worstShift([])).toBe(0)
  expect(worstShift([shift(0, 0.1), shift(900, 0.1), shift(3000, 0.15)])).toBeCloseTo(0.2)
})

it('shifts after an input, and after five seconds, do not count', () => {
  expect(worstShift([shift(0, 0.05), shift(100, 0.9, true)])).toBe(0.05)
  const steady = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.1))
  expect(worstShift(steady)).toBeCloseTo(0.6)
})
