import { expression, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { Response } from '../models/response.ts'

/** Marks those of the list that came to this company; others are left alone. */
export async function markResponsesRead(
  trx: Transaction,
  { live }: Pick<PublicationsDeps, 'live'>,
  { responseGuids, ownerCompanyGuid }: { responseGuids: string[]; ownerCompanyGuid: string },
): Promise<void> {
  const marked = await Response.query(trx)
    .whereIn('responseGuid', responseGuids)
    .where({ ownerCompanyGuid, status: 'UNVIEWED' })
    .patch({ status: 'VIEWED', viewedAt: fn.now(), version: expression`version + 1` })
    .returning('companyGuid')
  for (const companyGuid of new Set([ownerCompanyGuid, ...marked.map((response) => response.companyGuid)]))
    live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
