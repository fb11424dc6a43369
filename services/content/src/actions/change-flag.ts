import type { ParsedInput } from '@sild/contract'
import type { Reply } from '@sild/contract/schemas'
import { contentLimits } from '@sild/contract/content/limits'
import type { FlagKey } from '@sild/contract/content/flags'
import { AppError, lock, run, type SignedInActor, sql, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ContentDeps } from '../deps.ts'
import { Flag, initialFlag } from '../models/flag.ts'

type Known = Pick<Flag, 'flagKey' | 'isOn' | 'share' | 'version'>
type Changed = Reply<'changeFlag'>
type ChangeDeps = Pick<ContentDeps, 'live'>
type Rule = ParsedInput<'changeFlag'>['body'] & { readonly flagKey: FlagKey }
interface OfCompany {
  readonly flagKey: FlagKey
  readonly companyGuid: string
}

/** Says who has a flag. @throws flag-changed-meanwhile */
export async function changeFlag(
  trx: Transaction,
  deps: ChangeDeps,
  staff: SignedInActor,
  { flagKey, isOn, share, version }: Rule,
): Promise<Changed> {
  const known = await hold(trx, flagKey)
  if (known.version !== version) throw new AppError('flag-changed-meanwhile')
  return write(trx, deps, staff, { ...known, isOn, share })
}

/** @throws flag-companies-full */
export async function addFlagCompany(
  trx: Transaction,
  deps: ChangeDeps,
  staff: SignedInActor,
  { companyGuid, flagKey }: OfCompany,
): Promise<Changed> {
  const known = await hold(trx, flagKey)
  const named = await run<{ companyGuid: string }>(
    trx,
    sql`select company_guid as "companyGuid" from flag_companies where flag_key = ${flagKey}`,
  )
  if (named.some((one) => one.companyGuid === companyGuid)) return versionOf(known)
  if (named.length >= contentLimits.flagCompanies) throw new AppError('flag-companies-full')
  const changed = await write(trx, deps, staff, known)
  await run(trx, sql`insert into flag_companies (flag_key, company_guid) values (${flagKey}, ${companyGuid})`)
  return changed
}

export async function removeFlagCompany(
  trx: Transaction,
  deps: ChangeDeps,
  staff: SignedInActor,
  { companyGuid, flagKey }: OfCompany,
): Promise<Changed> {
  const known = await hold(trx, flagKey)
  const removed = await run(
    trx,
    sql`delete from flag_companies where flag_key = ${flagKey} and company_guid = ${companyGuid} returning 1`,
  )
  return removed.length > 0 ? write(trx, deps, staff, known) : versionOf(known)
}

/** A flag that was never changed has no row to lock. */
async function hold(trx: Transaction, flagKey: FlagKey): Promise<Known> {
  await lock(trx, `flag ${flagKey}`)
  return (await Flag.query(trx).findById(flagKey)) ?? initialFlag(flagKey)
}

/** Pages that everybody has are made again; a member has it with their next session. */
async function write(
  trx: Transaction,
  { live }: ChangeDeps,
  staff: SignedInActor,
  { flagKey, isOn, share, version }: Known,
): Promise<Changed> {
  const next = { flagKey, isOn, share, version: version + 1 }
  await Flag.query(trx)
    .insert({ ...next, changedByUserGuid: staff.userGuid, changedAt: fn.now() })
    .onConflict('flagKey')
    .merge()
  live.publish(trx, { to: { pages: ['listFlags'] }, type: 'pages-outdated', payload: {} })
  return versionOf(next)
}

const versionOf = ({ flagKey, version }: Known): Changed => ({ key: flagKey, version })
