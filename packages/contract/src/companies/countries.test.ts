import { describe, expect, it } from 'vitest'
import { createCompanyBody } from './schemas.ts'
import { countryCodes, isCountry, isSoldTo, unsoldCountries } from './countries.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes of Unicode that are no countries of ISO 3166-1: unions, islands of others, test regions and former codes. */
const others = 'AC CP CQ DG EA EU EZ IC TA UN XA XB QO ZZ AN BU CS DD FX NT SU TP YD YU ZR'.split(' ')
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

describe('the list of countries', () => {
  it('is that of ISO 3166-1, and Kosovo', () => {
    const pairs = letters.flatMap((one) => letters.map((two) => one + two))
    const regions = pairs.filter((pair) => names.of(pair) !== undefined && names.of(pair) !== pair)
    const canonical = regions.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    expect(countryCodes).toEqual(canonical.filter((code) => !others.includes(code)))
    expect(countryCodes).toHaveLength(250)
  })

  it('allows sales except to countries under sanctions and those without companies', () => {
    expect(Object.keys(unsoldCountries).every(isCountry)).toBe(true)
    expect(countryCodes.filter((code) => !isSoldTo(code))).toEqual(Object.keys(unsoldCountries))
  })

  it('is not sold to in four countries under sanctions', () => {
    const sanctioned = countryCodes.filter((code) => unsoldCountries[code] === 'sanctions')
    expect(sanctioned).toEqual(['BY', 'IR', 'KP', 'RU'])
  })

  it.each(['XX', 'ZZ', 'EU', 'IC', 'UK', 'EL', 'XI', 'RU', 'AQ', 'ee', ''])('has no company of %j', (countryCode) => {
    const parsed = createCompanyBody.safeParse({ name: 'Bridge', registrationNumber: 'none', countryCode })
    expect(parsed.error?.issues.map(({ path }) => path)).toContainEqual(['countryCode'])
  })

  it.each(['EE', 'FR', 'US', 'MC', 'XK', 'GP', 'AX', 'CU', 'SY', 'UA'])('has companies of %s', (countryCode) => {
    expect(createCompanyBody.safeParse({ name: 'Bridge', registrationNumber: 'none', countryCode }).success).toBe(true)
  })
})
