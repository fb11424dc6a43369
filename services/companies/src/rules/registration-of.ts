import { canonicalRegistrationNumber } from '@sild/contract/companies/registration-number'
import type { Company } from '../models/company.ts'

type Registered = Pick<Company, 'countryCode' | 'registrationNumber' | 'verification'>
const SIREN_LENGTH = 9

/** Under which number a register knows a company. One that the register refused is not this company's: it could be that of a rival. */
export function registrationOf({ countryCode, registrationNumber, verification }: Registered): string | null {
  if (registrationNumber === null || verification === 'failed') return null
  const number = canonicalRegistrationNumber(registrationNumber).toUpperCase()
  // A SIRET is the SIREN of the company and the number of an establishment.
  return `${countryCode} ${countryCode === 'FR' ? number.slice(0, SIREN_LENGTH) : number}`
}
