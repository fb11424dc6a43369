import type { RevenueMonth } from '@sild/contract/billing/staff-schemas'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { type Connection, run, sql } from '@sild/service-kit'

const MONTHS = 24

/**
 * The last two years by invoices and credit notes of each month in Tallinn, earliest first, including empty months. A
 * corrected invoice is not a new sale: it cancels out with its credit note.
 */
export const findRevenue = (connection: Connection): Promise<RevenueMonth[]> =>
  run<RevenueMonth>(
    connection,
    sql`with months as (
          select generate_series(this - make_interval(months => ${MONTHS - 1}), this, interval '1 month') as month
          from (select date_trunc('month', now() at time zone ${portalTimeZone}) as this) as now
        ), issued as (
          select date_trunc('month', i.issued_at at time zone ${portalTimeZone}) as month, p.type, i.net_cents,
            case when i.kind = 'credit-note' then 'credited'
                 when row_number() over (partition by i.payment_guid, i.kind order by i.year, i.place) = 1 then 'sold'
                 else 'written again' end as meaning
          from invoices i join payments p using (payment_guid)
        )
        select to_char(months.month, 'YYYY-MM') as month,
          coalesce(sum(net_cents) filter (where meaning = 'sold' and type = 'subscription'), 0)::int as "plansNetCents",
          coalesce(sum(net_cents) filter (where meaning = 'sold' and type = 'option'), 0)::int as "promotionsNetCents",
          coalesce(sum(case meaning when 'credited' then net_cents when 'written again' then -net_cents end), 0)::int
            as "creditedNetCents",
          count(*) filter (where meaning = 'sold')::int as "salesCount"
        from months left join issued on issued.month = months.month
        group by months.month order by months.month`,
  )
