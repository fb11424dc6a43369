import { getSupportTicket } from '@sild/contract/support/staff-operations'
import { isApiError, useApi, useFailureText, useIntl, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import {
  Badge,
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  lazyPart,
  LoadingState,
  Rating,
  Skeleton,
  Stack,
  Text,
} from '@sild/ui'
import { Suspense, useRef, useState } from 'react'
import { useQueueKeys } from '../../queue/use-queue-keys.ts'
import { Composer } from './Composer.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { ticketInput } from './inbox-input.ts'
import { TagEditor } from './TagEditor.tsx'
import { TicketHistory } from './TicketHistory.tsx'
import { TicketMessages } from './TicketMessages.tsx'
import * as css from './TicketPanel.module.css'
import { TicketToolbar } from './TicketToolbar.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

const MergeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "merge-dialog" */ './MergeDialog.tsx')).MergeDialog,
)

export function TicketPanel({ backHref, ticketGuid }: { backHref: string; ticketGuid: string }) {
  const intl = useIntl()
  const failureText = useFailureText()
  const composer = useRef<HTMLTextAreaElement>(null)
  const [isMerging, setIsMerging] = useState(false)
  const { data: ticket, error, refetch } = useQuery(apiQuery(useApi(), getSupportTicket, ticketInput(ticketGuid)))
  const actions = useTicketActions(ticket)
  useQueueKeys({ c: actions.claim, e: actions.close, r: () => composer.current?.focus() })
  const text = useText('mf-backoffice.support')
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        level={2}
        title={error.message}
        action={<ButtonLink href={backHref}>{text('ticket.back')}</ButtonLink>}
      />
    )
  // If a reload fails, the ticket stays visible, and so does the draft.
  if (error && !ticket)
    return (
      <ErrorState
        level={2}
        title={failureText(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        requestIdLabel={intl.formatMessage({ id: 'mf-backoffice.request-id' })}
        action={<Button onClick={() => void refetch()}>{text('ticket.retry')}</Button>}
      />
    )
  if (!ticket)
    return (
      <LoadingState label={text('ticket.loading')}>
        <Stack className={css.content}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      </LoadingState>
    )
  return (
    <article aria-labelledby="ticket-title" className={css.panel}>
      <TicketToolbar ticket={ticket} actions={actions} backHref={backHref} onMerge={() => setIsMerging(true)} />
      <div className={css.content}>
        <Stack gap={24} className={css.words}>
          <div>
            <Text tone="muted" size={14}>
              {text('ticket.number', { number: ticket.number })}&nbsp;· {text(`inbox.source.${ticket.source}`)}
            </Text>
            <Heading id="ticket-title">{ticket.title}</Heading>
            <Cluster>
              <Badge tone={ticket.state === 'open' ? 'warning' : 'neutral'}>
                {text(`ticket.state.${ticket.state}`)}
              </Badge>
              {ticket.rating && (
                <Rating value={ticket.rating.rating} label={text('ticket.rating', { rating: ticket.rating.rating })} />
              )}
            </Cluster>
            {ticket.rating?.comment && <Text tone="muted">{ticket.rating.comment}</Text>}
          </div>
          <TicketMessages messages={ticket.messages} />
          <Composer ref={composer} ticket={ticket} isTaken={actions.isTaken} />
        </Stack>
        <Stack gap={24} className={css.aside}>
          <CustomerFacts ticket={ticket} />
          <TagEditor tags={ticket.tags} isPending={actions.isPending} onChange={actions.tag} />
          <TicketHistory entries={ticket.history} />
        </Stack>
      </div>
      {isMerging && (
        <Suspense>
          <MergeDialog ticket={ticket} onClose={() => setIsMerging(false)} />
        </Suspense>
      )}
    </article>
  )
}
