import { isLuhn } from './registration-number.ts'

const compact = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase()

const estonianWeights = [3, 7, 1, 3, 7, 1, 3, 7]
/** The ninth digit of an Estonian number, by the eight before it. */
export function estonianVatCheckDigit(eightDigits: string): number {
  const sum = estonianWeights.reduce((total, weight, index) => total + weight * Number(eightDigits[index]), 0)
  return (10 - (sum % 10)) % 10
}
const isEstonian = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && estonianVatCheckDigit(digits.slice(0, 8)) === Number(digits[8])

/** Letters of a French key, without I and O; the place of a character is its value. */
const keyAlphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
function isFrench(number: string): boolean {
  if (!/^[0-9A-HJ-NP-Z]{2}\d{9}$/.test(number)) return false
  const key = number.slice(0, 2)
  const siren = number.slice(2)
  if (!isLuhn(siren)) return false
  if (/^\d{2}$/.test(key)) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
  // The key has two letters.
  const [first, second] = [...key].map((character) => keyAlphabet.indexOf(character)) as [number, number]
  const value = /^\d/.test(key) ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11
}

/**
 * Whether it can be a VAT number of Estonia or France, prefix and all; for other countries only the shape is checked.
 */
export function isVatNumber(number: string): boolean {
  const text = compact(number)
  if (text.startsWith('EE')) return isEstonian(text.slice(2))
  if (text.startsWith('FR')) return isFrench(text.slice(2))
  return /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(text)
}

/** As VIES wants it: the country and the rest. */
export const splitVatNumber = (number: string): { countryCode: string; vatNumber: string } => ({
  countryCode: compact(number).slice(0, 2),
  vatNumber: compact(number).slice(2),
})
