import { findBillingDetails } from '../actions/find-billing-details.ts'
import { serve } from '../deps.ts'

export const getBillingDetailsRoute = serve('getBillingDetails', async ({ params, deps }) => ({
  details: await findBillingDetails(deps, params.companyGuid),
}))
