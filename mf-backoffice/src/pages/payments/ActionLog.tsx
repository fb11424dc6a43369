import { listBillingActions } from '@sild/contract/billing/staff-operations'
import { pageOf } from '@sild/contract/paging'
import { paths, withQuery } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { Card, Cluster, DateTime, EmptyState, Money, Pagination, Stack, Text } from '@sild/ui'
import { actionsInput, pageSize } from './payments-input.ts'

/** Actions of the staff on payments, with the actor and the reason. The log is immutable. */
export function ActionLog() {
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(listBillingActions, actionsInput(parameters))
  const text = useText('mf-backoffice.payments')
  if (data.total === 0)
    return (
      <EmptyState level={2} title={text('log.empty')}>
        {text('log.empty.text')}
      </EmptyState>
    )
  return (
    <Stack gap={20}>
      <Stack as="ul" gap={12}>
        {data.list.map(({ action, amountCents, at, by, company, guid, reason, subject }) => (
          <Card as="li" key={guid}>
            <Stack gap={4}>
              <Cluster justify="between" gap={16}>
                <Text isStrong>
                  {text(`action.${action}`)}
                  {/* The guid of a difference has no meaning for readers. */}
                  {subject && action !== 'difference-settled' && <>: {subject}</>}
                </Text>
                {amountCents !== null && (
                  <Text isStrong>
                    <Money cents={amountCents} locale={locale} />
                  </Text>
                )}
              </Cluster>
              <Text size={14} tone="muted">
                {by ?? text('log.nobody')}
                {company && <>&nbsp;· {company.name ?? text('nobody')}</>}&nbsp;·{' '}
                <DateTime value={at} locale={locale} format="dayAndTime" />
              </Text>
              {reason && <Text>{reason}</Text>}
            </Stack>
          </Card>
        ))}
      </Stack>
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => withQuery(paths.backofficePayments(), { view: 'log', page })}
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
