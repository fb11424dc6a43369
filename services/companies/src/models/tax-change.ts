import type { TaxChange as Reply, TaxTerms } from '@sild/contract/companies/tax-change'
import { type Connection, modelOf, type Transaction } from '@sild/service-kit'

/** What a change writes when it is accepted. City and further address line go with country and address. */
export interface ChangedTerms extends TaxTerms {
  readonly cityId?: number | null
  readonly cityTitle?: string | null
  readonly additionalAddress?: string | null
}

/** A change of what decides the tax. It holds for orders once the staff have accepted it. */
export class TaxChange extends modelOf('taxChanges', 'changeGuid', ['before', 'after']) {
  declare changeGuid: string
  declare companyGuid: string
  declare before: TaxTerms
  declare after: ChangedTerms
  declare state: Reply['state']
  declare reason: string | null
  declare requestedAt: Date
  declare decidedAt: Date | null
  declare decidedBy: string | null
}

export const findWaitingChange = async (trx: Transaction, companyGuid: string): Promise<TaxChange | undefined> =>
  TaxChange.query(trx).findOne({ companyGuid, state: 'waiting' }).forUpdate()

/** The change of a company that waits, or the last one where the staff refused it. */
export async function findShownChange(connection: Connection, companyGuid: string): Promise<TaxChange | null> {
  const last = await TaxChange.query(connection).where({ companyGuid }).orderBy('requestedAt', 'desc').first()
  return last?.state === 'waiting' || last?.state === 'refused' ? last : null
}
