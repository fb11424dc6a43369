import { type Connection, lock, modelOf, shareLock, type Transaction } from '@sild/service-kit'

class ErasedCompany extends modelOf('erasedCompanies', 'companyGuid') {
  declare companyGuid: string
}

const lockOf = (companyGuid: string): string => `erased company ${companyGuid}`

/** A transaction that begins a chat with the company has committed before, or sees this. */
export async function markCompanyErased(trx: Transaction, companyGuid: string): Promise<void> {
  await lock(trx, lockOf(companyGuid))
  await ErasedCompany.query(trx).insert({ companyGuid }).onConflict('companyGuid').ignore()
}

/** Whether one of them is deleted; if not, none will be before the transaction ends. */
export async function isOneCompanyErased(trx: Transaction, companyGuids: readonly string[]): Promise<boolean> {
  for (const companyGuid of companyGuids.toSorted()) await shareLock(trx, lockOf(companyGuid))
  return (await ErasedCompany.query(trx).findByIds([...companyGuids])).length > 0
}

export const isCompanyErased = async (connection: Connection, companyGuid: string): Promise<boolean> =>
  (await ErasedCompany.query(connection).findById(companyGuid)) !== undefined
