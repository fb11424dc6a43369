import { expect, it } from 'vitest'
import { discountedGain } from './discounted-gain.ts'

const fits = { best: 3, good: 2 }

it.each([
  [['best', 'good'], 1],
  [['good', 'best'], 0.834],
  [['other', 'best', 'good'], 0.665],
  [['best'], 0.787],
  [['other'], 0],
  [[], 0],
])('gives %j its part of the best order', (shown, gain) => {
  expect(discountedGain(shown, fits)).toBeCloseTo(gain, 3)
})
