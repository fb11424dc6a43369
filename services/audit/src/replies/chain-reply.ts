import type { AuditChain } from '@sild/contract/audit/schemas'
import type { Database } from '@sild/service-kit'
import { findChainCheck } from '../models/chain-check.ts'

export async function chainReply(database: Pick<Database, 'query'>): Promise<AuditChain> {
  const { brokenAt, checkedAt, headHash, rowCount } = await findChainCheck(database)
  return { brokenAt, checkedAt, headHash, rowCount }
}
