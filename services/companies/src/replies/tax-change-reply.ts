import type { TaxChange as Reply } from '@sild/contract/companies/tax-change'
import type { TaxChange } from '../models/tax-change.ts'
import { shownTaxTerms } from '../rules/tax-terms.ts'

export const taxChangeReply = ({ after, changeGuid, reason, requestedAt, state }: TaxChange): Reply => ({
  guid: changeGuid,
  state,
  after: shownTaxTerms(after),
  requestedAt: requestedAt.toISOString(),
  reason,
})
