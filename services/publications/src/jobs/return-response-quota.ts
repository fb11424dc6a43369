import { asSystem } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { quotaEffectKey } from '../rules/quota-effect-key.ts'

/**
 * Returns the quota of a response that was never written or had no result. Billing returns the uses of an effect key
 * only once.
 */
export const returnResponseQuotaJob = handle('return-response-quota', async ({ payload, deps, jobId }) => {
  const { companyGuid, reason, responseGuid } = payload
  const body = { companyGuid, property: 'responses', effectKey: quotaEffectKey(responseGuid), reason } as const
  await deps.calls.call(
    'releaseQuota',
    { body },
    { actor: asSystem('the response came to nothing'), idempotencyKey: jobId },
  )
})
