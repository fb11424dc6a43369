import { asSystem } from '@sild/service-kit'
import { liftReport } from '../actions/lift-report.ts'
import { handle } from '../deps.ts'

/** Idempotent: content that is visible again stays visible. */
export const liftCompanyReportJob = handle('lift-company-report', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getAppealDecision',
    { params: payload },
    { actor: asSystem('an appeal was answered') },
  )
  const { kind, outcome, targetType } = decision
  if (outcome !== 'turned' || kind !== 'taken-away' || (targetType !== 'review' && targetType !== 'company')) return
  await deps.database.transaction((trx) => liftReport(trx, deps, decision))
})
