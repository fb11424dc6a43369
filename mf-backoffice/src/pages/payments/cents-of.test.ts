import { expect, it } from 'vitest'
import { centsOf } from './cents-of.ts'

it.each([
  ['49.90', 4990],
  ['49,9', 4990],
  [' 1 ', 100],
  ['0.29', 29],
  ['1.005', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('reads %s as %d cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))
