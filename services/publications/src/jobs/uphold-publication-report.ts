import { asSystem } from '@sild/service-kit'
import { upholdReport } from '../actions/uphold-report.ts'
import { handle } from '../deps.ts'

export const upholdPublicationReportJob = handle('uphold-publication-report', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('a moderator answered a report') },
  )
  if (decision.outcome !== 'upheld' || decision.targetType !== 'publication') return
  await deps.database.transaction((trx) => upholdReport(trx, deps, decision))
})
