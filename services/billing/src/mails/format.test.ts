import { expect, it } from 'vitest'
import { formatPercent } from './format.ts'

it.each([
  ['en', 25.5, '25.5%'],
  ['et', 25.5, '25,5%'],
  ['fr', 25.5, '25,5\u00a0%'],
  ['fr', 20, '20\u00a0%'],
] as const)('a rate is written as %s writes it', (locale, percent, expected) => {
  expect(formatPercent(percent, locale)).toBe(expected)
})
