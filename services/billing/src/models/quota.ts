import type { Connection, Transaction } from '@sild/service-kit'
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

/** Writes down what the allowance is used for. False: this effect has taken its one already. */
export async function insertUse(trx: Transaction, use: QuotaUse, periodStartsAt: Date): Promise<boolean> {
  const inserted = await trx('quotaUses')
    .insert({ ...use, periodStartsAt })
    .onConflict(['companyGuid', 'property', 'effectKey'])
    .ignore()
    .returning('effectKey')
  return inserted.length > 0
}

/** Counts one more, unless the limit is reached: then false. Callers queue for the period's row. */
export async function countUse(
  trx: Transaction,
  { companyGuid, property }: QuotaUse,
  period: Period,
): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into quota_periods as period (company_guid, property, starts_at, used)
     select :companyGuid, :property, :startsAt, 1 where coalesce(cast(:limit as int) > 0, true)
     on conflict (company_guid, property, starts_at)
       do update set used = period.used + 1 where coalesce(period.used < cast(:limit as int), true)
     returning used`,
    { companyGuid, property, startsAt: period.startsAt, limit: period.limit },
  )
  return rows.length > 0
}

/** Forgets a use and gives it back to the period that it was taken from. Nothing to forget changes nothing. */
export async function removeUse(trx: Transaction, use: QuotaUse): Promise<void> {
  await trx.raw(
    `with removed as (
       delete from quota_uses where company_guid = :companyGuid and property = :property and effect_key = :effectKey
       returning company_guid, property, period_starts_at
     )
     update quota_periods as period set used = period.used - 1 from removed
     where period.company_guid = removed.company_guid and period.property = removed.property
       and period.starts_at = removed.period_starts_at`,
    { ...use },
  )
}

export async function countUsed(
  connection: Connection,
  companyGuid: string,
  startsAt: Date,
): Promise<Map<string, number>> {
  const periods: { property: QuotaProperty; used: number }[] = await connection('quotaPeriods')
    .where({ companyGuid, startsAt })
    .select('property', 'used')
  return new Map(periods.map(({ property, used }) => [property, used]))
}
