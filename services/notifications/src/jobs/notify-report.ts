import { asSystem } from '@sild/service-kit'
import { findReported } from '../actions/find-reported.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies the reporters of the outcome, and the author of the reason if the content was hidden. */
export const notifyReportJob = handle('notify-report', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getReportDecision',
    { params: payload },
    { actor: asSystem('users are notified of a report') },
  )
  const { decisionGuid, outcome, message, targetType, reporterUserGuids } = decision
  for (const userGuid of reporterUserGuids)
    await notify(deps, {
      userGuid,
      type: 'report-decided',
      values: { outcome },
      // A reporter may appeal against a dismissal.
      target: outcome === 'dismissed' ? { decisionGuid } : {},
      effectKey: `report ${decisionGuid} ${userGuid}`,
    })
  const affected = outcome === 'upheld' ? await findReported(deps, decision) : null
  if (!affected) return
  await notify(deps, {
    userGuid: affected.userGuid,
    type: 'content-hidden',
    values: { targetType, name: affected.name, reason: message },
    target: affected.target,
    effectKey: `hidden ${decisionGuid}`,
  })
})
