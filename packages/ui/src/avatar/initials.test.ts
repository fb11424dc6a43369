import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Mari Maasikas', 'MM'],
  ['Põhjala Tarkvara OÜ', 'PT'],
  ['AS Rannik Logistika', 'RL'],
  ['Silla & Kaare', 'SK'],
  ['Jean-Luc Moreau', 'JL'],
  ['õnne', 'Õ'],
  ['OÜ', 'O'],
  ['mari@rannik.test', 'MT'],
  ['', ''],
])('takes from %j the letters %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
