import { asSystem } from '@sild/service-kit'
import { announceChange } from '../actions/announce-change.ts'
import { upholdReport } from '../actions/uphold-report.ts'
import { handle } from '../deps.ts'

export const upholdPublicationReport = handle('uphold-publication-report', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('a moderator answered a report') },
  )
  if (decision.outcome !== 'upheld' || decision.targetType !== 'publication') return
  const changed = await deps.database.transaction((trx) => upholdReport(trx, deps, decision))
  if (changed) await announceChange(deps, changed)
})
