import type { TaxChange as Reply, TaxTerms } from '@sild/contract/companies/tax-change'
import type { TaxChange } from '../models/tax-change.ts'

/** The fields of a change that are shown. */
export function taxTermsReply({
  countryCode,
  orgAddress,
  postalCode,
  registrationNumber,
  vatId,
}: TaxChange['after']): TaxTerms {
  const shown = { countryCode, registrationNumber, vatId, postalCode, orgAddress }
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
}

export const taxChangeReply = ({ after, changeGuid, reason, requestedAt, state }: TaxChange): Reply => ({
  guid: changeGuid,
  state,
  after: taxTermsReply(after),
  requestedAt: requestedAt.toISOString(),
  reason,
})
