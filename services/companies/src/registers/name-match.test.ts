import { expect, it } from 'vitest'
import { matchNames } from './name-match.ts'

it.each([
  ['Põhja Tarkvara', 'PÕHJA TARKVARA OÜ', 'same'],
  ['Société Générale', 'SOCIETE GENERALE', 'same'],
  ['Atelier Numérique', 'ATELIER NUMERIQUE SAS', 'same'],
  ['Bolt', 'Bolt Technology OÜ', 'similar'],
  ['Bolt Technology Estonia', 'Bolt Technology OÜ', 'similar'],
  ['Wise', 'Veriff OÜ', 'different'],
  ['Nordic Code', 'Nordic Steel OÜ', 'different'],
  ['OÜ', 'AS', 'different'],
] as const)('%s and %s are %s', (own, registered, match) => {
  expect(matchNames(own, registered)).toBe(match)
})
