import { asSystem } from '@sild/service-kit'
import { applyModerationDecision } from '../actions/apply-moderation-decision.ts'
import { handle } from '../deps.ts'

/** Runs again without harm: the revision no longer waits then. */
export const applyModerationDecisionJob = handle('apply-moderation-decision', async ({ payload, deps }) => {
  const { caseGuid } = payload
  const decision = await deps.calls.call(
    'getModerationDecision',
    { params: { caseGuid } },
    { actor: asSystem('a decision takes effect') },
  )
  await deps.database.transaction((trx) => applyModerationDecision(trx, deps, { payload, decision }))
})
