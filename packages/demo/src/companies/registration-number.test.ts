import { registrationNumberProblem } from '@sild/contract/companies/registration-number'
import { isVatNumber } from '@sild/contract/companies/vat-number'
import { describe, expect, it } from 'vitest'
import { buildCompanies } from './index.ts'
import { demoRange, frenchCheckDigit, vatNumber } from './registration-number.ts'

const { companies } = buildCompanies()

describe('registration numbers', () => {
  it('follow the rule of the French register', () => {
    expect(frenchCheckDigit('73282932')).toBe(0)
    expect(frenchCheckDigit('40483304')).toBe(8)
  })

  it('are valid and of the range kept for the demo', () => {
    const wrong = companies.filter(
      ({ countryCode, registrationNumber: number }) =>
        registrationNumberProblem(number, countryCode) || !number.startsWith(demoRange[countryCode as 'EE' | 'FR']),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('are unique', () => {
    expect(new Set(companies.map((company) => company.registrationNumber)).size).toBe(companies.length)
  })

  it('make VAT numbers that a form takes', () => {
    const numbers = companies.flatMap(({ requisites }) => requisites?.vatId ?? [])
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !isVatNumber(number))).toEqual([])
  })

  it('carry the key of a French VAT number', () => {
    expect(vatNumber('FR', '404833048')).toBe('FR83404833048')
  })
})
