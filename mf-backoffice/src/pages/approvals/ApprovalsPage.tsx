import type { ReplyOf } from '@sild/api-client'
import type { Reply } from '@sild/contract'
import { type approveRequest, listApprovals } from '@sild/contract/audit/approval-operations'
import { type Approval, approvalViews } from '@sild/contract/audit/approval-schemas'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { useState } from 'react'
import { ListPage } from '../../shown/ListPage.tsx'
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
    <ListPage
      title={text('title')}
      description={text('description')}
      layout="cards"
      tabs={{
        label: text('views'),
        parts: approvalViews,
        current: view,
        nameOf: (one) => text(`view.${one}`),
        hrefOf: (one) => paths.approvals({ view: one }),
        counts: { waiting: data.waitingCount },
      }}
      filters={statement && <StatementLines entries={statement} />}
      empty={{ title: text(`empty.${view}`), text: text(`empty.${view}.text`) }}
      hrefOf={({ page }) => paths.approvals({ view, page })}
      pages={{
        size: pageSize,
        total: data.total,
        labels: {
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        },
      }}
    >
      {data.list.map((approval) => (
        <ApprovalCard key={approval.guid} approval={approval} onApproved={(reply) => showResult(approval, reply)} />
      ))}
    </ListPage>
  )
}
