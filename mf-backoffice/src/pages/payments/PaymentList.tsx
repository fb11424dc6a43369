import { listAllPayments } from '@sild/contract/billing/payment-operations'
import { paymentStatuses } from '@sild/contract/billing/enums'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, EmptyState, Pagination, RowList, Select, Stack, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { useState } from 'react'
import { GiftDialog } from './GiftDialog.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { pageSize, paymentsInput, statusOf, wordsOf } from './payments-input.ts'
import { StatementDialog } from './StatementDialog.tsx'

/** Payments of all companies, and what can be done without one. */
export function PaymentList() {
  const [parameters, setParameters] = useSearchParams()
  const { data } = useApiQuery(listAllPayments, paymentsInput(parameters))
  const [dialog, setDialog] = useState<'statement' | 'gift' | null>(null)
  const text = useText('mf-backoffice.payments')
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
          <Cluster justify="between">
            <Button type="submit">{text('search')}</Button>
            <Cluster>
              <Button onClick={() => setDialog('statement')}>{text('statement')}</Button>
              <Button onClick={() => setDialog('gift')}>{text('gift')}</Button>
            </Cluster>
          </Cluster>
        </Stack>
      </form>
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <RowList>
          {data.list.map((payment) => (
            <PaymentRow key={payment.guid} payment={payment} />
          ))}
        </RowList>
      )}
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.backofficePayments(), { status, query, page })}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
      {dialog === 'statement' && <StatementDialog onClose={() => setDialog(null)} />}
      {dialog === 'gift' && <GiftDialog onClose={() => setDialog(null)} />}
    </Stack>
  )
}
