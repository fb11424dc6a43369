import { listAllPayments } from '@sild/contract/billing/payment-operations'
import { paths, withQuery } from '@sild/paths'
import { useApi, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { formatMoney, Link } from '@sild/ui'
import type { ListedFact } from './FactList.tsx'

const LAST = 3

/** The latest payments of a company, with a link to each; empty without a company, or until they are loaded. */
export function useLastPayments(companyGuid: string | undefined): ListedFact[] {
  const locale = useLocale()
  const statusOf = useText('mf-backoffice.payments.status')
  const { data } = useQuery({
    ...apiQuery(useApi(), listAllPayments, { query: { limit: LAST, ...(companyGuid && { companyGuid }) } }),
    enabled: companyGuid !== undefined,
  })
  return (data?.list ?? []).map(({ amount, guid, number, status }) => ({
    key: guid,
    line: (
      <>
        <Link href={withQuery(paths.backofficePayments(), { query: number })}>{number}</Link>{' '}
        {formatMoney(amount.grossCents, locale)}&nbsp;· {statusOf(status)}
      </>
    ),
  }))
}
