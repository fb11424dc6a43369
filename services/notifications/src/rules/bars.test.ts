import { expect, it } from 'vitest'
import { bars } from './bars.ts'

it.each([
  [[0, 0, 0], '▁▁▁'],
  [[0, 1, 2, 7], '▁▂▃█'],
  [[100, 50, 1], '█▅▁'],
])('of %j are %s', (counts, text) => expect(bars(counts)).toBe(text))
