import type { SupportTicket } from '@sild/contract/support/staff-schemas'
import { useText } from '@sild/shell-api'
import { Badge, Button, ButtonLink } from '@sild/ui'
import { ArrowLeft } from 'lucide-react'
import * as css from '../../queue/QueueToolbar.module.css'
import type { useTicketActions } from './use-ticket-actions.ts'

interface TicketToolbarProps {
  ticket: SupportTicket
  actions: ReturnType<typeof useTicketActions>
  backHref: string
  onMerge: () => void
}

export function TicketToolbar({ actions, backHref, onMerge, ticket }: TicketToolbarProps) {
  const text = useText('mf-backoffice.support.ticket')
  const { isClosed, isMine, isPending, isTaken } = actions
  return (
    <div className={css.toolbar} role="toolbar" aria-label={text('actions')}>
      <span className={css.back}>
        <ButtonLink
          variant="quiet"
          href={backHref}
          aria-label={text('back')}
          icon={<ArrowLeft size={20} aria-hidden />}
        />
      </span>
      {isTaken && <Badge tone="accent">{text('taken', { email: ticket.claimedBy?.email ?? '' })}</Badge>}
      {!isTaken && (
        <>
          {isMine ? (
            <Button isPending={isPending} onClick={actions.release}>
              {text('release')}
            </Button>
          ) : (
            <Button isPending={isPending} onClick={actions.claim}>
              {text('claim')}
            </Button>
          )}
          {!isClosed && (
            <>
              <Button isPending={isPending} onClick={actions.close}>
                {text('close')}
              </Button>
              <Button variant="quiet" onClick={onMerge}>
                {text('merge')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}
