import { expect, it } from 'vitest'
import { registrationOf } from './registration-of.ts'

const of = (countryCode: string, registrationNumber: string | null, own = {}) =>
  registrationOf({ countryCode, registrationNumber, verification: 'not-checked', ...own })

it('is the same for any spelling of a number, and one for all establishments', () => {
  expect([of('EE', '10093155'), of('EE', '100 931-55')]).toEqual(['EE 10093155', 'EE 10093155'])
  expect([of('FR', '732 829 320'), of('FR', '73282932000074')]).toEqual(['FR 732829320', 'FR 732829320'])
  expect([of('DE', 'hrb 1234 b'), of('DE', 'HRB 1234 B')]).toEqual(['DE HRB 1234 B', 'DE HRB 1234 B'])
})

it('is null without a number, and for a number of another company', () => {
  expect([of('EE', null), of('EE', '10093155', { verification: 'failed' })]).toEqual([null, null])
})
