import type { RevenueMonth } from '@sild/contract/billing/staff-schemas'
import { type Connection, run, sql } from '@sild/service-kit'

const MONTHS = 24

/** The last two years by the invoices and credit notes of each month in Tallinn, the earliest first; months without any too. */
export const findRevenue = (connection: Connection): Promise<RevenueMonth[]> =>
  run<RevenueMonth>(
    connection,
    sql`with months as (
          select generate_series(this - make_interval(months => ${MONTHS - 1}), this, interval '1 month') as month
          from (select date_trunc('month', now() at time zone 'Europe/Tallinn') as this) as now
        ), sold as (
          select date_trunc('month', i.issued_at at time zone 'Europe/Tallinn') as month, i.kind, i.net_cents, p.type
          from invoices i join payments p using (payment_guid)
        )
        select to_char(months.month, 'YYYY-MM') as month,
          coalesce(sum(net_cents) filter (where kind = 'invoice' and type = 'subscription'), 0)::int as "plansNetCents",
          coalesce(sum(net_cents) filter (where kind = 'invoice' and type = 'option'), 0)::int as "promotionsNetCents",
          coalesce(sum(net_cents) filter (where kind = 'credit-note'), 0)::int as "creditedNetCents",
          count(*) filter (where kind = 'invoice')::int as "salesCount"
        from months left join sold on sold.month = months.month
        group by months.month order by months.month`,
  )
