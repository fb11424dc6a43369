import { createHmac } from 'node:crypto'
import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'

interface Acting {
  readonly companyGuid: string
  readonly userGuid: string
}

/**
 * The holders that share limited allowances with a company: all companies of the acting user, and all with its register
 * number. Calls other services, so it runs before the transaction.
 */
export async function findHolders(
  { calls, holderKey }: Pick<BillingDeps, 'calls' | 'holderKey'>,
  { companyGuid, userGuid }: Acting,
): Promise<Buffer[]> {
  const { registration } = await calls.call(
    'getRegistration',
    { params: { companyGuid } },
    { actor: asSystem('a gift is given once for each register number') },
  )
  const names = [`person ${userGuid}`, ...(registration ? [`register ${registration}`] : [])]
  return names.map((name) => createHmac('sha256', holderKey).update(name).digest())
}
