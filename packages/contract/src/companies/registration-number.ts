import { constants } from '../limits.ts'

const estonianWeights = [
  [1, 2, 3, 4, 5, 6, 7],
  [3, 4, 5, 6, 7, 8, 9],
]

/** Check digit of an Estonian registry code: two rounds of weights modulo 11, and 0 when both leave 10. */
export function estonianCheckDigit(sevenDigits: string): number {
  for (const weights of estonianWeights) {
    const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(sevenDigits[index]), 0) % 11
    if (remainder < 10) return remainder
  }
  return 0
}

/** Whether the Luhn sum of all digits is a multiple of ten. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Its establishments number theirs so that the digits add up to a multiple of five; only the head office follows Luhn. */
const laPosteSiren = '356000000'
const digitSum = (digits: string): number => [...digits].reduce((total, digit) => total + Number(digit), 0)

/** A SIREN, or the SIRET of an establishment, which begins with the SIREN. */
const isFrenchCode = (digits: string): boolean =>
  isLuhn(digits.slice(0, 9)) && (isLuhn(digits) || (digits.startsWith(laPosteSiren) && digitSum(digits) % 5 === 0))

const registers: ReadonlyMap<string, { shape: RegExp; hasRightDigits: (digits: string) => boolean }> = new Map([
  ['EE', { shape: /^\d{8}$/, hasRightDigits: (digits) => estonianCheckDigit(digits) === Number(digits[7]) }],
  ['FR', { shape: /^(\d{9}|\d{14})$/, hasRightDigits: isFrenchCode }],
])

const withoutSeparators = (number: string): string => number.replace(/[\s.-]/g, '')

/** As the registers write it: no outer spaces, and digits only where a number is all digits and separators. */
export function canonicalRegistrationNumber(number: string): string {
  const compact = withoutSeparators(number)
  return /^\d+$/.test(compact) ? compact : number.trim()
}

/** Whether the company says that it has no number. */
export const hasNoRegistrationNumber = (number: string): boolean =>
  number.trim().toLowerCase() === constants.registrationNumberNone

/**
 * Why a number can be none of the register of the country: 8 digits with a check digit in Estonia, a SIREN or SIRET in France, any
 * code elsewhere; `none` everywhere. Null where it can.
 */
export function registrationNumberProblem(
  number: string,
  countryCode: string,
): 'registration-number' | 'registration-number-check' | null {
  if (hasNoRegistrationNumber(number)) return null
  const register = registers.get(countryCode)
  if (!register) return /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/.test(number.trim()) ? null : 'registration-number'
  const digits = withoutSeparators(number)
  if (!register.shape.test(digits)) return 'registration-number'
  return register.hasRightDigits(digits) ? null : 'registration-number-check'
}

/** The SIREN of a French company: the first nine digits of a SIRET too. */
export const sirenOf = (number: string): string => withoutSeparators(number).slice(0, 9)
