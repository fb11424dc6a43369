import { asSystem } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { quotaEffectKey } from '../models/quota.ts'

/** Gives back what a response took that was never written. Billing gives back what an effect key took, and that once. */
export const returnResponseQuota = handle('return-response-quota', async ({ payload, deps, jobId }) => {
  const { companyGuid, responseGuid } = payload
  const body = { companyGuid, property: 'responses', effectKey: quotaEffectKey(responseGuid) } as const
  await deps.calls.call(
    'releaseQuota',
    { body },
    { actor: asSystem('the response was not written'), idempotencyKey: jobId },
  )
})
