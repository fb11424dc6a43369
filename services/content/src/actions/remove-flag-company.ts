import type { ParsedInput } from '@sild/contract'
import { run, type SignedInActor, sql, type Transaction } from '@sild/service-kit'
import { type FlagDeps, type FlagVersion, lockFlag, versionOf, writeFlag } from './write-flag.ts'

export async function removeFlagCompany(
  trx: Transaction,
  deps: FlagDeps,
  staff: SignedInActor,
  { companyGuid, flagKey }: ParsedInput<'removeFlagCompany'>['params'],
): Promise<FlagVersion> {
  const held = await lockFlag(trx, flagKey)
  const removed = await run(
    trx,
    sql`delete from flag_companies where flag_key = ${flagKey} and company_guid = ${companyGuid} returning 1`,
  )
  return removed.length > 0 ? writeFlag(trx, deps, staff, held) : versionOf(held)
}
