import { describe, expect, it } from 'vitest'
import { vatCentsOf, vatOf } from './vat.ts'
import { vatRateOf, vatRates } from './vat-rates.ts'

const at = new Date('2026-11-23T12:00:00Z')
const confirmed = { isValid: true, askedAt: at.toISOString(), name: null }
const buyer = (
  countryCode: string,
  vatNumber: string | null = null,
  vatConsultation: typeof confirmed | null = null,
) => ({
  countryCode,
  vatNumber,
  vatConsultation,
})

describe('vatOf', () => {
  /** European Commission, "VAT rates applied in the Member States", January 2026. */
  it.each([
    ['AT', 20],
    ['BE', 21],
    ['BG', 20],
    ['CY', 19],
    ['CZ', 21],
    ['DE', 19],
    ['DK', 25],
    ['ES', 21],
    ['FI', 25.5],
    ['FR', 20],
    ['GR', 24],
    ['HR', 25],
    ['HU', 27],
    ['IE', 23],
    ['IT', 22],
    ['LT', 21],
    ['LU', 17],
    ['LV', 21],
    ['MT', 18],
    ['NL', 21],
    ['PL', 23],
    ['PT', 23],
    ['RO', 21],
    ['SE', 25],
    ['SI', 22],
    ['SK', 23],
  ])('takes the rate of %s, %d %%, from whoever shows no number', (country, percent) => {
    expect(vatOf(buyer(country), at)).toEqual({ scheme: 'one-stop-shop', percent })
  })
  it.each(Object.keys(vatRates).filter((country) => country !== 'EE'))(
    'lets a business of %s account for it',
    (country) => {
      const prefix = country === 'GR' ? 'EL' : country
      expect(vatOf(buyer(country, `${prefix}123`, confirmed), at)).toEqual({ scheme: 'reverse-charge', percent: 0 })
    },
  )
  it.each([
    ['at home, whatever number they show', buyer('EE', 'EE100247019', confirmed), 'domestic', 24],
    ['in the United States', buyer('US'), 'outside-scope', 0],
    ['in the United Kingdom, which has left', buyer('GB', 'GB123', confirmed), 'outside-scope', 0],
    ['in Norway', buyer('NO'), 'outside-scope', 0],
    ['with a number that VIES refuses', buyer('FR', 'FR1', { ...confirmed, isValid: false }), 'one-stop-shop', 20],
    ['with a number while VIES is away', buyer('FR', 'FR1'), 'one-stop-shop', 20],
    ['with the number of another country', buyer('FR', 'DE1', confirmed), 'one-stop-shop', 20],
  ] as const)('of a buyer %s', (_who, who, scheme, percent) => {
    expect(vatOf(who, at)).toEqual({ scheme, percent })
  })
})

describe('vatRateOf', () => {
  it.each([
    ['EE', '2023-12-31', 20],
    ['EE', '2024-01-01', 22],
    ['EE', '2025-06-30', 22],
    ['EE', '2025-07-01', 24],
    ['FI', '2024-08-31', 24],
    ['RO', '2025-07-31', 19],
    ['SK', '2024-12-31', 20],
  ])('of %s on %s was %d', (country, day, percent) => {
    expect(vatRateOf(country, new Date(`${day}T12:00:00Z`))).toBe(percent)
  })
  it('knows nothing of before its table, and says so', () => {
    expect(() => vatRateOf('EE', new Date('2001-01-01'))).toThrow('No VAT rate of EE')
  })
})

describe('vatCentsOf', () => {
  it.each([
    [4990, 24, 1198],
    [4990, 25.5, 1272],
    [4990, 20, 998],
    [1, 24, 0],
    [2, 25, 1],
    [14_222, 25.5, 3627],
    [50_898, 27, 13_742],
    [0, 24, 0],
  ])('%d cents at %d %% is %d, rounded half up', (net, percent, vat) => {
    expect(vatCentsOf(net, percent)).toBe(vat)
  })
})
