import { expect, it } from 'vitest'
import { beginningIn, folded } from './folded.ts'

const found = (text: string, typed: string) => {
  const range = beginningIn(text, typed)
  return range && text.slice(...range)
}

it('leaves case and accents out', () => {
  expect(folded('Õmblus Ça İ 😀')).toBe('omblus ca i 😀')
})

it.each([
  ['Mobile apps', 'mob', 'Mob'],
  ['Mobile apps', 'APP', 'app'],
  ['Comptabilité', 'comptabilite', 'Comptabilité'],
  ['Comptabilite\u0301 générale', 'comptabilité', 'Comptabilite\u0301'],
  ['Õmblustööd', 'omblusto', 'Õmblustö'],
  ['UX/UI design', 'ui d', 'UI d'],
  ['C# and .NET', '.net', '.NET'],
  ['😀 web', 'web', 'web'],
  ['😀 web', '😀', '😀'],
])('finds in “%s” for “%s” the matching text', (text, typed, expected) => {
  expect(found(text, typed)).toBe(expected)
})

it.each([
  ['Mobile apps', 'obile'],
  ['Mobile apps', 'mobile web'],
  ['Mobile apps', ''],
  ['Mobile apps', '\u0301'],
  ['', 'a'],
  ['100% cotton', '%'.repeat(2)],
])('finds nothing in “%s” for “%s”', (text, typed) => {
  expect(found(text, typed)).toBeUndefined()
})
