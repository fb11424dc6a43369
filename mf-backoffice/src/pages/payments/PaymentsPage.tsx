import { listAllPayments, listPaymentDifferences } from '@sild/contract/billing/payment-operations'
import { paymentStatuses } from '@sild/contract/billing/enums'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Cluster, EmptyState, Page, PageHeader, Pagination, Select, Stack, Tabs, TextField, Button } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { DifferenceList } from './DifferenceList.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { pageOf, pageSize, paymentsInput, statusOf, wordsOf } from './payments-input.ts'

export const loader = (page: LoaderArgs) =>
  Promise.all([
    loadQuery(page, listAllPayments, paymentsInput(new URL(page.request.url).searchParams)),
    loadQuery(page, listPaymentDifferences, {}),
  ])

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.payments.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const [parameters] = useSearchParams()
  const { data: differences } = useApiQuery(listPaymentDifferences, {})
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.payments.${id}` })
  const isOfDifferences = parameters.get('view') === 'differences'
  const open = differences.list.filter(({ resolvedAt }) => resolvedAt === null)
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Tabs
        label={text('views')}
        items={[
          { href: paths.backofficePayments(), label: text('view.payments'), isCurrent: !isOfDifferences },
          {
            href: withQuery(paths.backofficePayments(), { view: 'differences' }),
            label: text('view.differences'),
            count: open.length,
            isCurrent: isOfDifferences,
          },
        ]}
      />
      {isOfDifferences ? <DifferenceList differences={differences.list} /> : <PaymentList />}
    </Page>
  )
}

function PaymentList() {
  const intl = useIntl()
  const [parameters, setParameters] = useSearchParams()
  const { data } = useApiQuery(listAllPayments, paymentsInput(parameters))
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-backoffice.payments.${id}` }, values)
  const [status, query] = [statusOf(parameters), wordsOf(parameters)]
  return (
    <Stack gap={20}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget)
          const given = [...chosen].filter((entry): entry is [string, string] => Boolean(entry[1]))
          setParameters(Object.fromEntries(given))
        }}
      >
        <Stack gap={12}>
          <FieldRow>
            <TextField
              name="query"
              label={text('query')}
              hint={text('query.hint')}
              defaultValue={query}
              maxLength={100}
            />
            <Select
              name="status"
              label={text('status')}
              defaultValue={status ?? ''}
              options={[
                { value: '', label: text('status.all') },
                ...paymentStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
              ]}
            />
          </FieldRow>
          <Cluster>
            <Button type="submit">{text('search')}</Button>
          </Cluster>
        </Stack>
      </form>
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((payment) => (
            <PaymentCard key={payment.guid} payment={payment} />
          ))}
        </Stack>
      )}
      <Pagination
        page={pageOf(parameters)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.backofficePayments(), { status, query, page })}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
    </Stack>
  )
}
