/**
 * Standard rates of value added tax of the European Union, in per cent, each from its day on; the newest first.
 * Sources: European Commission, "VAT rates applied in the Member States" and its database TEDB; for Estonia Käibemaksuseadus
 * § 15, for Finland Arvonlisäverolaki § 84, for Romania Legea 141/2025, for Slovakia zákon 222/2004 § 27.
 */
export const vatRates: Readonly<Record<string, readonly (readonly [from: string, percent: number])[]>> = {
  AT: [['1995-01-01', 20]],
  BE: [['1996-01-01', 21]],
  BG: [['1999-01-01', 20]],
  CY: [['2014-01-13', 19]],
  CZ: [['2013-01-01', 21]],
  DE: [['2021-01-01', 19]],
  DK: [['1992-01-01', 25]],
  EE: [
    ['2025-07-01', 24],
    ['2024-01-01', 22],
    ['2009-07-01', 20],
  ],
  ES: [['2012-09-01', 21]],
  FI: [
    ['2024-09-01', 25.5],
    ['2013-01-01', 24],
  ],
  FR: [['2014-01-01', 20]],
  GR: [['2016-06-01', 24]],
  HR: [['2013-08-01', 25]],
  HU: [['2012-01-01', 27]],
  IE: [['2021-03-01', 23]],
  IT: [['2013-10-01', 22]],
  LT: [['2009-09-01', 21]],
  LU: [
    ['2024-01-01', 17],
    ['2023-01-01', 16],
  ],
  LV: [['2012-07-01', 21]],
  MT: [['2004-05-01', 18]],
  NL: [['2012-10-01', 21]],
  PL: [['2011-01-01', 23]],
  PT: [['2011-01-01', 23]],
  RO: [
    ['2025-08-01', 21],
    ['2017-01-01', 19],
  ],
  SE: [['1995-01-01', 25]],
  SI: [['2013-07-01', 22]],
  SK: [
    ['2025-01-01', 23],
    ['2011-01-01', 20],
  ],
}

export const isMemberState = (countryCode: string): boolean => Object.hasOwn(vatRates, countryCode)

/** The rate of a list, the newest first, on a day; undefined before its first. */
export function rateOn(rates: readonly (readonly [from: string, percent: number])[], at: Date): number | undefined {
  const day = at.toISOString().slice(0, 10)
  return rates.find(([from]) => from <= day)?.[1]
}

/** @throws if no rate is known for that day */
export function vatRateOf(countryCode: string, at: Date): number {
  const rate = rateOn(vatRates[countryCode] ?? [], at)
  if (rate === undefined) throw new Error(`No VAT rate of ${countryCode} is known for ${at.toISOString().slice(0, 10)}`)
  return rate
}
