import type { ReplyOf } from '@sild/api-client'
import type { Reply } from '@sild/contract'
import { type approveRequest, listApprovals } from '@sild/contract/audit/approval-operations'
import { type Approval, approvalViews } from '@sild/contract/audit/approval-schemas'
import { pageOf } from '@sild/contract/paging'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { EmptyState, Page, PageHeader, Pagination, Stack, Tabs } from '@sild/ui'
import { useState } from 'react'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { StatementLines } from '../payments/StatementLines.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'
import { approvalsInput, approvalViewOf, pageSize } from './approvals-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, listApprovals, approvalsInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.approvals.title' }),
  isUnlisted: true,
}

type Statement = Reply<'importStatement'>['entries']

/** Requests for actions that cannot be undone: each runs once another staff member has approved it. */
export function Component() {
  const [parameters] = useSearchParams()
  const view = approvalViewOf(parameters)
  const { data } = useApiQuery(listApprovals, approvalsInput(parameters))
  const [statement, setStatement] = useState<Statement | null>(null)
  const text = useText('mf-backoffice.approvals')
  const showResult = ({ operation }: Approval, { result, state }: ReplyOf<typeof approveRequest>): void => {
    // The reply of that operation.
    if (state === 'done' && operation === 'importStatement') setStatement((result as Reply<'importStatement'>).entries)
  }
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <Tabs
        label={text('views')}
        items={approvalViews.map((one) => ({
          href: paths.approvals({ view: one }),
          label: text(`view.${one}`),
          isCurrent: one === view,
          ...(one === 'waiting' && { count: data.waitingCount }),
        }))}
      />
      {statement && <StatementLines entries={statement} />}
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text(`empty.${view}`)}>
          {text(`empty.${view}.text`)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((approval) => (
            <ApprovalCard key={approval.guid} approval={approval} onApproved={(reply) => showResult(approval, reply)} />
          ))}
        </Stack>
      )}
      <Pagination
        page={pageOf(parameters, pageSize)}
        pageCount={Math.ceil(data.total / pageSize)}
        hrefOf={(page) => paths.approvals({ view, page })}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
    </Page>
  )
}
