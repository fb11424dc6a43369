import { describe, expect, it } from 'vitest'
import { isVatNumber, splitVatNumber } from './vat-number.ts'

describe('a VAT number', () => {
  it.each([
    'EE100931558',
    'EE 100 594 102',
    'FR40303265045',
    'FR83 404 833 048',
    'FR23334175221',
    'FRK7399859412',
    'FR4Z123456782',
    'DE136695976',
  ])('%s is taken', (number) => {
    expect(isVatNumber(number)).toBe(true)
  })

  it.each(['EE100594103', 'EE10059410', 'FR84323140391', 'FR41303265045', 'FRO0303265045', '100594102', ''])(
    '"%s" is refused',
    (number) => {
      expect(isVatNumber(number)).toBe(false)
    },
  )

  it('is split as VIES wants it', () => {
    expect(splitVatNumber('ee 100 931 558')).toEqual({ countryCode: 'EE', vatNumber: '100931558' })
  })
})
