import { Download } from '@sild/service-kit'
import { findSubject } from '../actions/find-subject.ts'
import { serve } from '../deps.ts'
import { actionsCsv } from '../replies/actions-csv.ts'

export const exportStaffActionsRoute = serve('exportStaffActions', async ({ deps, locale, query }) => {
  const filter = await findSubject(deps, query)
  return new Download('audit.csv', 'text/csv; charset=utf-8', actionsCsv(deps, filter, locale))
})
