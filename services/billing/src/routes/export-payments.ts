import { Download } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { paymentsCsv } from '../documents/payments-csv.ts'
import { paymentsOfYear } from '../models/payments-of-year.ts'

export const exportPaymentsRoute = serve('exportPayments', async ({ actor: { companyGuid }, deps, locale, query }) => {
  const listed = paymentsOfYear(deps.database.knex, companyGuid, query.year)
  return new Download(`sild-payments-${query.year}.csv`, 'text/csv; charset=utf-8', paymentsCsv(listed, locale))
})
