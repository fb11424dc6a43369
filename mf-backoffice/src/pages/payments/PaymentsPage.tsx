import { listAllPayments, listPaymentDifferences } from '@sild/contract/billing/payment-operations'
import { getRevenue, listAllPromoCodes, listBillingActions } from '@sild/contract/billing/staff-operations'
import { listTaxChanges } from '@sild/contract/companies/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useMember, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Page, PageHeader, Tabs } from '@sild/ui'
import type { ComponentType } from 'react'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { ActionLog } from './ActionLog.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { PaymentList } from './PaymentList.tsx'
import {
  actionsInput,
  decidedTaxInput,
  paymentsInput,
  type View,
  viewOf,
  views,
  waitingTaxInput,
} from './payments-input.ts'
import { PromoCodes } from './PromoCodes.tsx'
import { Revenue } from './Revenue.tsx'
import { TaxChanges } from './TaxChanges.tsx'

const queries: Record<View, (page: LoaderArgs, search: URLSearchParams) => Promise<unknown>> = {
  payments: (page, search) => loadQuery(page, listAllPayments, paymentsInput(search)),
  differences: async () => undefined,
  tax: (page) => loadQuery(page, listTaxChanges, decidedTaxInput),
  codes: (page) => loadQuery(page, listAllPromoCodes, {}),
  log: (page, search) => loadQuery(page, listBillingActions, actionsInput(search)),
  revenue: (page) => loadQuery(page, getRevenue, {}),
}
const contents: Record<View, ComponentType> = {
  payments: PaymentList,
  differences: DifferenceList,
  tax: TaxChanges,
  codes: PromoCodes,
  log: ActionLog,
  revenue: Revenue,
}

export async function loader(page: LoaderArgs) {
  const search = new URL(page.request.url).searchParams
  await Promise.all([
    loadQuery(page, listPaymentDifferences, {}),
    loadQuery(page, listTaxChanges, waitingTaxInput),
    queries[viewOf(search)](page, search),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.payments.title' }),
  isUnlisted: true,
}

/** All that the staff see and do about money. */
export function Component() {
  const { user } = useMember()
  const [parameters] = useSearchParams()
  const { data: differences } = useApiQuery(listPaymentDifferences, {})
  const { data: taxChanges } = useApiQuery(listTaxChanges, waitingTaxInput)
  const text = useText('mf-backoffice.payments')
  const current = viewOf(parameters)
  const Content = contents[current]
  const counts: Partial<Record<View, number>> = {
    differences: differences.list.filter(({ resolvedAt }) => resolvedAt === null).length,
    tax: taxChanges.total,
  }
  const shown = views.filter((view) => view !== 'revenue' || user.roles.includes('admin'))
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <Tabs
        label={text('views')}
        items={shown.map((view) => ({
          href: withQuery(paths.backofficePayments(), { view: view === 'payments' ? undefined : view }),
          label: text(`view.${view}`),
          count: counts[view],
          isCurrent: view === current,
        }))}
      />
      <Content />
    </Page>
  )
}
