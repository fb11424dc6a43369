import { asSystem } from '@sild/service-kit'
import { upholdReport } from '../actions/uphold-report.ts'
import { handle } from '../deps.ts'

export const upholdCompanyReportJob = handle('uphold-company-report', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('a moderator answered a report') },
  )
  const { targetType, outcome } = decision
  if (outcome !== 'upheld' || (targetType !== 'review' && targetType !== 'company')) return
  await deps.database.transaction((trx) => upholdReport(trx, deps, decision))
})
