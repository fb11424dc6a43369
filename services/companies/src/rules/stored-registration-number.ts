import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'

/** The number of a company, for the register and on invoices; null if the company states that it has none. */
export const storedRegistrationNumber = (number: string): string | null =>
  hasNoRegistrationNumber(number) ? null : canonicalRegistrationNumber(number)
