import type { Transaction } from '@sild/service-kit'
import { fn, raw } from 'objection'
import { Response } from '../models/response.ts'

/** Marks those of the list that came to this company; others are left alone. Returns whom to tell: the companies that responded. */
export async function markResponsesRead(
  trx: Transaction,
  { responseGuids, ownerCompanyGuid }: { responseGuids: string[]; ownerCompanyGuid: string },
): Promise<string[]> {
  const marked = await Response.query(trx)
    .whereIn('responseGuid', responseGuids)
    .where({ ownerCompanyGuid, status: 'UNVIEWED' })
    .patch({ status: 'VIEWED', viewedAt: fn.now(), version: raw('version + 1') })
    .returning('companyGuid')
  return [...new Set(marked.map(({ companyGuid }) => companyGuid))]
}
