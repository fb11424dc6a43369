import { type Connection, run, sql, type Transaction } from '@sild/service-kit'
import type { QuotaTarget } from '@sild/contract/billing/enums'
import type { Limit } from '@sild/contract/permissions'

export type QuotaProperty = 'responses' | 'contact-views'
export interface QuotaUse {
  readonly companyGuid: string
  readonly property: QuotaProperty
  readonly effectKey: string
}
interface Period {
  readonly startsAt: Date
  readonly limit: Limit
}

/** Records a use of the allowance. False if this effect key is already recorded. */
export async function insertUse(
  trx: Transaction,
  {
    companyGuid,
    effectKey,
    holders = [],
    property,
    targetGuid = null,
    targetKind = null,
  }: QuotaUse & { holders?: readonly Buffer[]; targetKind?: QuotaTarget | null; targetGuid?: string | null },
  periodStartsAt: Date,
): Promise<boolean> {
  const inserted = await run(
    trx,
    sql`insert into quota_uses (company_guid, property, effect_key, holders, target_kind, target_guid, period_starts_at)
        values (${companyGuid}, ${property}, ${effectKey}, ${holders}::bytea[], ${targetKind}, ${targetGuid},
          ${periodStartsAt})
        on conflict (company_guid, property, effect_key) do nothing returning 1`,
  )
  return inserted.length > 0
}

/**
 * Views of this company's contacts that companies paid for within the last month; earlier ones have served their
 * purpose.
 */
export const recentContactViewsOf = (connection: Connection, targetGuid: string): Promise<QuotaUse[]> =>
  run(
    connection,
    sql`select company_guid as "companyGuid", property, effect_key as "effectKey" from quota_uses
        where property = 'contact-views' and target_guid = ${targetGuid} and used_at > now() - interval '1 month'`,
  )

/** Counts one more, unless the limit is reached: then false. Callers queue for the period's row. */
export async function countUse(
  trx: Transaction,
  { companyGuid, property }: QuotaUse,
  period: Period,
): Promise<boolean> {
  const counted = await run(
    trx,
    sql`insert into quota_periods as period (company_guid, property, starts_at, used)
     select ${companyGuid}::uuid, ${property}, ${period.startsAt}::timestamptz, 1 where coalesce(${period.limit}::int > 0, true)
     on conflict (company_guid, property, starts_at)
       do update set used = period.used + 1 where coalesce(period.used < ${period.limit}::int, true)
     returning used`,
  )
  return counted.length > 0
}

/** Counts a use for all others who have the allowance too; in one order, so that two never wait for each other. */
export async function countHeld(
  trx: Transaction,
  holders: readonly Buffer[],
  property: QuotaProperty,
  { startsAt, limit }: Period,
): Promise<boolean> {
  const counted = await run(
    trx,
    sql`insert into quota_holders as held (holder, property, starts_at, used)
        select holder, ${property}, ${startsAt}, 1 from unnest(${holders}::bytea[]) as holder order by holder
        on conflict (holder, property, starts_at) do update set used = held.used + 1 where held.used < ${limit}::int
        returning 1`,
  )
  return counted.length === holders.length
}

interface RemovedUse {
  readonly holders: readonly Buffer[]
  readonly targetKind: QuotaTarget | null
  readonly targetGuid: string | null
}

/**
 * Deletes a use and gives it back to its period, or to the current one if that is over, but never below zero uses. Does
 * nothing if there is no such use.
 */
export async function removeUse(
  trx: Transaction,
  { companyGuid, effectKey, property }: QuotaUse,
  { limit, startsAt }: Period,
): Promise<RemovedUse | undefined> {
  // An unlimited plan cannot use it: give it back to its own period, which may become active again.
  const earliest = limit === null ? null : startsAt
  const [removed] = await run<RemovedUse>(
    trx,
    sql`with removed as (
          delete from quota_uses where company_guid = ${companyGuid} and property = ${property} and effect_key = ${effectKey}
          returning company_guid, property, greatest(period_starts_at, ${earliest}::timestamptz) as starts_at, holders,
            target_kind, target_guid
        ), held as (
          update quota_holders as held set used = greatest(held.used - 1, 0) from removed
          where held.holder = any(removed.holders) and held.property = removed.property
            and held.starts_at = removed.starts_at
        ), counted as (
          update quota_periods as period set used = greatest(period.used - 1, 0) from removed
          where period.company_guid = removed.company_guid and period.property = removed.property
            and period.starts_at = removed.starts_at
        )
        select holders, target_kind as "targetKind", target_guid as "targetGuid" from removed`,
  )
  return removed
}

/** The used part of a company's allowances, by the company or by another holder: the greater number counts. */
export async function countUsed(
  connection: Connection,
  { companyGuid, holders, startsAt }: { companyGuid: string; holders: readonly Buffer[]; startsAt: Date },
): Promise<Map<string, number>> {
  const counted = await run<{ property: QuotaProperty; used: number }>(
    connection,
    sql`select property, max(used) as used from (
          select property, used from quota_periods where company_guid = ${companyGuid} and starts_at = ${startsAt}
          union all
          select property, used from quota_holders where holder = any(${holders}::bytea[]) and starts_at = ${startsAt}
        ) as counted group by property`,
  )
  return new Map(counted.map(({ property, used }) => [property, used]))
}
