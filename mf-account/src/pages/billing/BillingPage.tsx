import { listPayments } from '@sild/contract/billing/payment-operations'
import { orderTypes, type PaymentStatus, paymentStatuses } from '@sild/contract/billing/enums'
import { pageOf, pageQuery } from '@sild/contract/paging'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useLive, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState, Pagination, Stack } from '@sild/ui'
import { BillingFrame } from './BillingFrame.tsx'
import { PaymentFilter } from './PaymentFilter.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { YearExport } from './YearExport.tsx'

const PAGE_SIZE = 20

/** Reads the filter from the address; invalid values are ignored. */
function inputOf(search: URLSearchParams) {
  const status = paymentStatuses.find((each) => each === search.get('status'))
  const type = orderTypes.find((each) => each === search.get('type'))
  const year = /^20\d\d$/.exec(search.get('year') ?? '')?.[0]
  const query = { ...pageQuery(search, PAGE_SIZE), status, type, year: year && Number(year) }
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return {
    page: pageOf(search, PAGE_SIZE),
    // The parameters of `query` with a value.
    input: { query: Object.fromEntries(given) as { limit: number; offset: number; status?: PaymentStatus } },
  }
}

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listPayments, inputOf(new URL(page.request.url).searchParams).input)

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.billing.billing.title' }),
  isUnlisted: true,
}

/** All orders, with a filter by state, kind and year. */
export function Component() {
  const [search] = useSearchParams()
  const { input, page } = inputOf(search)
  const { data } = useApiQuery(listPayments, input)
  useLive('payment-changed', () => void queryClient.invalidateQueries({ queryKey: [listPayments.path] }))
  const text = useText('mf-account.billing')
  const exportYear = data.years.find((year) => String(year) === search.get('year')) ?? data.years[0]
  const isFiltered = ['status', 'type', 'year'].some((name) => search.has(name))
  const hrefOf = (number: number): string => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `${paths.billing()}?${next}`
  }
  return (
    <BillingFrame tab="billing">
      {data.total === 0 && !isFiltered ? (
        <EmptyState
          level={2}
          title={text('empty')}
          action={<ButtonLink href={paths.subscriptionPlans()}>{text('subscription.plans')}</ButtonLink>}
        >
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack gap={20}>
          <PaymentFilter years={data.years} />
          {data.total === 0 ? (
            <EmptyState
              level={2}
              title={text('nothing-found')}
              action={<ButtonLink href={paths.billing()}>{text('filter.clear')}</ButtonLink>}
            />
          ) : (
            <Stack as="ul" gap={12} aria-label={text('list', { total: data.total })}>
              {data.list.map((payment) => (
                <PaymentRow key={payment.guid} payment={payment} />
              ))}
            </Stack>
          )}
          {exportYear !== undefined && <YearExport year={exportYear} />}
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / PAGE_SIZE)}
            hrefOf={hrefOf}
            labels={{
              navigation: text('pages'),
              previous: text('pages.previous'),
              next: text('pages.next'),
              page: (number) => text('pages.page', { number }),
            }}
          />
        </Stack>
      )}
    </BillingFrame>
  )
}
