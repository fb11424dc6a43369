import { removeFlagCompany } from '../actions/remove-flag-company.ts'
import { serve } from '../deps.ts'

export const removeFlagCompanyRoute = serve('removeFlagCompany', ({ actor, deps, params, transaction }) =>
  transaction((trx) => removeFlagCompany(trx, deps, actor, params)),
)
