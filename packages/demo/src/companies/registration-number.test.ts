import { describe, expect, it } from 'vitest'
import { buildCompanies } from './index.ts'
import { demoRange, estonianCheckDigit, frenchCheckDigit, vatNumber } from './registration-number.ts'

const { companies } = buildCompanies()

describe('registration numbers', () => {
  it('follow the rule of the Estonian register', () => {
    expect(estonianCheckDigit('1006070')).toBe(1)
    expect(estonianCheckDigit('1234567')).toBe(8)
  })

  it('take the second round of weights when the first leaves ten', () => {
    expect(estonianCheckDigit('0000003')).toBe(5)
  })

  it('follow the rule of the French register', () => {
    expect(frenchCheckDigit('73282932')).toBe(0)
    expect(frenchCheckDigit('40483304')).toBe(8)
  })

  it('are valid and of the range kept for the demo', () => {
    const wrong = companies.filter(({ countryCode, registrationNumber: number }) => {
      const body = number.slice(0, -1)
      const isEstonian = countryCode === 'EE'
      const checkDigit = isEstonian ? estonianCheckDigit(body) : frenchCheckDigit(body)
      const isWellFormed = isEstonian ? /^\d{8}$/.test(number) : /^\d{9}$/.test(number)
      return (
        !isWellFormed ||
        checkDigit !== Number(number.at(-1)) ||
        !number.startsWith(isEstonian ? demoRange.EE : demoRange.FR)
      )
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('are unique', () => {
    expect(new Set(companies.map((company) => company.registrationNumber)).size).toBe(companies.length)
  })

  it('carry the key of a French VAT number', () => {
    expect(vatNumber('FR', '404833048')).toBe('FR83404833048')
  })
})
