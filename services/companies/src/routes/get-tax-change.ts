import { serve } from '../deps.ts'
import { TaxChange } from '../models/tax-change.ts'
import { taxChangeReply } from '../replies/tax-change-reply.ts'
import { shownTaxTerms } from '../rules/tax-terms.ts'

export const getTaxChangeRoute = serve('getTaxChange', async ({ deps, params: { changeGuid } }) => {
  const found = await TaxChange.query(deps.database.knex).findById(changeGuid)
  if (!found) return { change: null }
  const { before, companyGuid } = found
  return { change: { ...taxChangeReply(found), companyGuid, before: shownTaxTerms(before) } }
})
