import type { TaxTerms } from '@sild/contract/companies/tax-change'
import { splitVatNumber } from '@sild/contract/companies/vat-number'
import { vatTerritoryOf } from '@sild/contract/companies/vat-territories'
import type { CompanyRequisites } from '../models/company-requisites.ts'
import type { ChangedTerms } from '../models/tax-change.ts'

type Edited = Pick<CompanyRequisites, 'additionalAddress' | 'orgAddress' | 'postalCode' | 'vatId'>

/** With its country in capitals, as invoices must have it (EN 16931, BR-CO-09), and nothing between the digits. */
export function canonicalVatNumber(vatId: string): string {
  const { countryCode, vatNumber } = splitVatNumber(vatId)
  return `${countryCode}${vatNumber}`
}

/**
 * What of an edit of the requisites changes the tax and so waits for the staff: another VAT number than a given one, and an address
 * in another VAT territory. The first number and the first address hold at once: VIES and payments are their evidence.
 */
export function changedTaxTerms(countryCode: string, before: Edited, edited: Edited): ChangedTerms {
  const territoryOf = ({ postalCode }: Edited) => vatTerritoryOf({ countryCode, postalCode })?.name
  const numberOf = ({ vatId }: Edited) => vatId && canonicalVatNumber(vatId)
  const isMoved = territoryOf(before) !== territoryOf(edited)
  const isRenumbered = before.vatId !== null && numberOf(before) !== numberOf(edited)
  const { additionalAddress, orgAddress, postalCode, vatId } = edited
  return { ...(isRenumbered && { vatId }), ...(isMoved && { postalCode, orgAddress, additionalAddress }) }
}

/** The fields of a change that are shown. */
export function shownTaxTerms({
  countryCode,
  orgAddress,
  postalCode,
  registrationNumber,
  vatId,
}: ChangedTerms): TaxTerms {
  const shown = { countryCode, registrationNumber, vatId, postalCode, orgAddress }
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
}
