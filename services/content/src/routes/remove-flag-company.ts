import { lockFlag, versionOf, writeFlag } from '../actions/write-flag.ts'
import { serve } from '../deps.ts'
import { FlagCompany } from '../models/flag-company.ts'

export const removeFlagCompanyRoute = serve(
  'removeFlagCompany',
  ({ actor, deps, params: { companyGuid, flagKey }, transaction }) =>
    transaction(async (trx) => {
      const held = await lockFlag(trx, flagKey)
      const removed = await FlagCompany.query(trx).deleteById([flagKey, companyGuid])
      return removed > 0 ? writeFlag(trx, deps, actor, held) : versionOf(held)
    }),
)
