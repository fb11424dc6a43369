import type { TicketState } from '@sild/contract/support/ticket-schemas'
import { useIntl } from '@sild/shell-api'
import { StatusBadge, type Tone } from '@sild/ui'

const tones: Record<TicketState, Tone> = {
  open: 'warning',
  messaged: 'success',
  viewed: 'success',
  closed: 'neutral',
  rated: 'neutral',
}

export function TicketStateBadge({ state }: { state: TicketState }) {
  const intl = useIntl()
  return (
    <StatusBadge tone={tones[state]}>{intl.formatMessage({ id: `mf-account.support.state.${state}` })}</StatusBadge>
  )
}
