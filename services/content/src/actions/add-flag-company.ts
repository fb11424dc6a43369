import type { ParsedInput } from '@sild/contract'
import { contentLimits } from '@sild/contract/content/limits'
import { AppError, run, type SignedInActor, sql, type Transaction } from '@sild/service-kit'
import { type FlagDeps, type FlagVersion, lockFlag, versionOf, writeFlag } from './write-flag.ts'

/** Turns a flag on for a company by name, independent of the share. @throws flag-companies-full */
export async function addFlagCompany(
  trx: Transaction,
  deps: FlagDeps,
  staff: SignedInActor,
  { companyGuid, flagKey }: ParsedInput<'addFlagCompany'>['params'],
): Promise<FlagVersion> {
  const held = await lockFlag(trx, flagKey)
  const named = await run<{ companyGuid: string }>(
    trx,
    sql`select company_guid as "companyGuid" from flag_companies where flag_key = ${flagKey}`,
  )
  if (named.some((one) => one.companyGuid === companyGuid)) return versionOf(held)
  if (named.length >= contentLimits.flagCompanies) throw new AppError('flag-companies-full')
  const written = await writeFlag(trx, deps, staff, held)
  await run(trx, sql`insert into flag_companies (flag_key, company_guid) values (${flagKey}, ${companyGuid})`)
  return written
}
