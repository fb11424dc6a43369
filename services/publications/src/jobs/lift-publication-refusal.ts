import { asSystem } from '@sild/service-kit'
import { liftRefusal } from '../actions/lift-refusal.ts'
import { handle } from '../deps.ts'

/** Runs again without harm: the publication is no longer refused then. */
export const liftPublicationRefusalJob = handle('lift-publication-refusal', async ({ payload, deps }) => {
  const decision = await deps.calls.call(
    'getAppealDecision',
    { params: payload },
    { actor: asSystem('an appeal was answered') },
  )
  const { kind, outcome, targetType } = decision
  if (outcome !== 'turned' || targetType !== 'publication' || kind === 'dismissed') return
  await deps.database.transaction((trx) => liftRefusal(trx, deps, decision))
})
