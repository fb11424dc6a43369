import { describe, expect, it } from 'vitest'
import { netCentsIn, type TaxedBuyer, vatCentsOf, vatOf } from './vat.ts'
import { vatRateOf, vatRates } from './vat-rates.ts'

const at = new Date('2026-11-23T12:00:00Z')
const confirmed: NonNullable<TaxedBuyer['vatConsultation']> = { isValid: true, askedAt: at.toISOString(), name: null }
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
  ])('charges the rate of %s, %d %%, to a buyer without a number', (country, percent) => {
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
    ['at home, with any number', buyer('EE', 'EE100247019', confirmed), 'domestic', 24],
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

describe('the territory of the buyer', () => {
  const at2026 = (countryCode: string, postalCode: string | null, own: Partial<TaxedBuyer> = {}) =>
    vatOf({ ...buyer(countryCode), postalCode, ...own }, at)

  it.each([
    ['Monaco', 'MC', '98000', 20],
    ['Akrotiri', 'GB', 'BFPO 57', 19],
    ['Madeira', 'PT', '9000-018', 22],
    ['the Azores', 'PT', '9500-150', 16],
    ['Jungholz, whose lower rate is for suppliers established there', 'AT', '6691', 20],
    ['Lemnos, whose lower rate is for suppliers established there', 'GR', '81400', 24],
    ['a commune with the former code of Livigno', 'IT', '23030', 22],
    ['Corsica', 'FR', '20000', 20],
    ['Lisbon', 'PT', '1000-001', 23],
  ])('%s is inside, and has its rate', (_name, countryCode, postalCode, percent) => {
    expect(at2026(countryCode, postalCode)).toEqual({ scheme: 'one-stop-shop', percent })
  })
  it.each([
    ['the Canary Islands', 'ES', '35001'],
    ['Ceuta', 'ES', '51001'],
    ['Melilla', 'ES', '52001'],
    ['Åland', 'FI', '22100'],
    ['Åland by its own code', 'AX', '22100'],
    ['Livigno', 'IT', '23041'],
    ["Campione d'Italia", 'IT', '22061'],
    ['Büsingen', 'DE', '78266'],
    ['Heligoland', 'DE', '27498'],
    ['Mount Athos', 'GR', '63086'],
    ['Greenland, which has Danish postal codes', 'DK', '3900'],
    ['Guadeloupe', 'FR', '97110'],
    ['Réunion', 'RE', '97400'],
    ['Northern Ireland', 'GB', 'BT1 5GS'],
    ['the Isle of Man', 'IM', 'IM1 1AF'],
    ['Northern Cyprus', 'CY', '99300'],
    ['San Marino', 'SM', '47890'],
  ])('%s is outside the scope', (_name, countryCode, postalCode) => {
    expect(at2026(countryCode, postalCode)).toEqual({ scheme: 'outside-scope', percent: 0 })
  })
  it('has a register, bank and VAT number of its member state', () => {
    const evidence = {
      registerCountry: 'FR',
      payerCountry: 'FR',
      vatNumber: 'FR83404833048',
      vatConsultation: confirmed,
    }
    expect(at2026('RE', '97400', evidence)).toEqual({ scheme: 'outside-scope', percent: 0 })
    expect(at2026('MC', '98000', { vatNumber: 'FR83404833048', vatConsultation: confirmed }).scheme).toBe(
      'reverse-charge',
    )
    expect(at2026('ES', '35001', { payerCountry: 'ES' }).scheme).toBe('outside-scope')
    expect(at2026('GL', '3900', { registerCountry: 'DK' }).scheme).toBe('outside-scope')
  })
})

describe('evidence that a buyer from outside is inside', () => {
  const american = (own: Partial<TaxedBuyer>) => vatOf({ ...buyer('US'), ...own }, at)

  it.each([
    ['a register', { registerCountry: 'EE' }, 'domestic', 24],
    ['a card', { payerCountry: 'FR' }, 'one-stop-shop', 20],
    ['a card of Monaco', { payerCountry: 'MC' }, 'one-stop-shop', 20],
    ['a VAT number, also an unconfirmed one', { vatNumber: 'EL123456789' }, 'one-stop-shop', 24],
    ['a confirmed VAT number', { vatNumber: 'DE1', vatConsultation: confirmed }, 'reverse-charge', 0],
  ] as const)('of %s decides', (_name, own, scheme, percent) => {
    expect(american(own)).toEqual({ scheme, percent })
  })
  it.each([
    ['a card of the same country', { payerCountry: 'US' }],
    ['a card of another country outside', { payerCountry: 'GB' }],
    ['a number of Northern Ireland, which is for goods alone', { vatNumber: 'XI123456789' }],
    ['documents that the staff have seen', { payerCountry: 'EE', placeConfirmedAt: at.toISOString() }],
  ])('is missing in %s', (_name, own) => {
    expect(american(own)).toEqual({ scheme: 'outside-scope', percent: 0 })
  })
})

describe('the holder of a VAT number', () => {
  it.each([
    ['same', 'reverse-charge'],
    ['similar', 'reverse-charge'],
    // Germany and Spain publish no names.
    [null, 'reverse-charge'],
    ['different', 'one-stop-shop'],
  ] as const)('that is %j as the buyer: %s', (nameMatch, scheme) => {
    expect(vatOf(buyer('FR', 'FR1', { ...confirmed, nameMatch }), at).scheme).toBe(scheme)
  })
})

describe('netCentsIn', () => {
  it.each([
    [4990, 24, 4024],
    [4990, 25.5, 3976],
    [1, 24, 1],
    [0, 20, 0],
  ])('%d cents with %d %% in them is %d', (gross, percent, net) => {
    expect(netCentsIn(gross, percent)).toBe(net)
    expect(Math.abs(gross - net - vatCentsOf(net, percent))).toBeLessThanOrEqual(1)
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
  it('fails before the first date of its table', () => {
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
