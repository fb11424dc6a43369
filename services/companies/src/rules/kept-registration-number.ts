import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'

/** What a company wrote as its number, for the register and on invoices; null where it says that it has none. */
export const keptRegistrationNumber = (number: string): string | null =>
  hasNoRegistrationNumber(number) ? null : canonicalRegistrationNumber(number)
