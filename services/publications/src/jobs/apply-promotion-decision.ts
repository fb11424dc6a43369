import { asSystem } from '@sild/service-kit'
import { applyPromotionDecision } from '../actions/settle-promotion.ts'
import { handle } from '../deps.ts'

export const applyPromotionDecisionJob = handle('apply-promotion-decision', async ({ deps, payload }) => {
  const { caseGuid, promotionGuid } = payload
  const actor = asSystem('a decision takes effect')
  const decision = await deps.calls.call('getModerationDecision', { params: { caseGuid } }, { actor })
  await deps.database.transaction((trx) => applyPromotionDecision(trx, deps, promotionGuid, decision))
})
