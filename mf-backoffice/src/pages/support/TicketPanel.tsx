import { getSupportTicket } from '@sild/contract/support/staff-operations'
import { TicketMessages } from '@sild/dialogs/TicketMessages'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Badge, Cluster, Heading, joinFacts, lazyPart, Rating, Stack, Text } from '@sild/ui'
import { Suspense, useRef, useState } from 'react'
import { isMissing, ItemPlaceholder } from '../../queue/ItemPlaceholder.tsx'
import { useQueueKeys } from '../../queue/use-queue-keys.ts'
import { Composer } from './Composer.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { ticketInput } from './inbox-input.ts'
import { TagEditor } from './TagEditor.tsx'
import { TicketHistory } from './TicketHistory.tsx'
import * as css from './TicketPanel.module.css'
import { TicketToolbar } from './TicketToolbar.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

const MergeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "merge-dialog" */ './MergeDialog.tsx')).MergeDialog,
)

const tones = { question: 'plain', answer: 'accent', note: 'warning' } as const

export function TicketPanel({ backHref, ticketGuid }: { backHref: string; ticketGuid: string }) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const [isMerging, setIsMerging] = useState(false)
  const { data: ticket, error, refetch } = useQuery(apiQuery(useApi(), getSupportTicket, ticketInput(ticketGuid)))
  const actions = useTicketActions(ticket)
  useQueueKeys({ c: actions.claim, e: actions.close, r: () => composer.current?.focus() })
  const text = useText('mf-backoffice.support')
  // If a reload fails, the ticket stays visible, and so does the draft.
  if (!ticket || isMissing(error))
    return (
      <ItemPlaceholder
        error={error}
        backHref={backHref}
        labels={{ back: text('ticket.back'), retry: text('ticket.retry'), loading: text('ticket.loading') }}
        className={css.content}
        onRetry={() => void refetch()}
      />
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
          <TicketMessages
            messages={ticket.messages.map(({ author, kind, ...message }) => ({
              ...message,
              from: joinFacts([text(`ticket.kind.${kind}`), author ?? undefined]),
              tone: tones[kind],
            }))}
            labels={{ messages: text('ticket.messages'), attached: text('ticket.attached') }}
          />
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
