import { createHmac } from 'node:crypto'
import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'

interface Acting {
  readonly companyGuid: string
  readonly userGuid: string
}

/**
 * With whom a company shares what is given once: all companies of the person who acts, and all under its register number.
 * Calls, so it comes before the transaction.
 */
export async function findHolders(
  { calls, holderKey }: Pick<BillingDeps, 'calls' | 'holderKey'>,
  { companyGuid, userGuid }: Acting,
): Promise<Buffer[]> {
  const { registration } = await calls.call(
    'getRegistration',
    { params: { companyGuid } },
    { actor: asSystem('what is given once is given once a register number') },
  )
  const names = [`person ${userGuid}`, ...(registration ? [`register ${registration}`] : [])]
  return names.map((name) => createHmac('sha256', holderKey).update(name).digest())
}
