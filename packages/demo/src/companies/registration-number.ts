import { estonianCheckDigit } from '@sild/contract/companies/registration-number'
import { estonianVatCheckDigit } from '@sild/contract/companies/vat-number'

/** Check digit of a French SIREN: the Luhn sum of all nine digits is a multiple of ten. */
export function frenchCheckDigit(eightDigits: string): number {
  const sum = [...eightDigits].reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The registers have handed out no numbers that begin so; every one in the demo market does. */
export const demoRange = { EE: '1990', FR: '19990' } as const

export function registrationNumber(country: 'EE' | 'FR', position: number): string {
  if (country === 'EE') {
    const body = demoRange.EE + String(position).padStart(3, '0')
    return body + estonianCheckDigit(body)
  }
  const body = demoRange.FR + String(position).padStart(3, '0')
  return body + frenchCheckDigit(body)
}

/** An Estonian one is numbered apart from the register; a French one is the SIREN with a two-digit key before it. */
export function vatNumber(country: 'EE' | 'FR', number: string): string {
  if (country === 'EE') return `EE${number}${estonianVatCheckDigit(number)}`
  const key = (12 + 3 * (Number(number) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${number}`
}
