import { asSystem } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { quotaEffectKey } from '../models/quota.ts'

/** Gives back what a response took, where it was never written or came to nothing. Billing gives back what an effect key took, and that once. */
export const returnResponseQuotaJob = handle('return-response-quota', async ({ payload, deps, jobId }) => {
  const { companyGuid, reason, responseGuid } = payload
  const body = { companyGuid, property: 'responses', effectKey: quotaEffectKey(responseGuid), reason } as const
  await deps.calls.call(
    'releaseQuota',
    { body },
    { actor: asSystem('the response came to nothing'), idempotencyKey: jobId },
  )
})
