import type { PaymentStatus } from '@sild/contract/billing/enums'
import { useIntl } from '@sild/shell-api'
import { StatusBadge, type Tone } from '@sild/ui'

const tones: Readonly<Record<PaymentStatus, Tone>> = {
  WAITING: 'warning',
  PAID: 'success',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  REFUNDED: 'neutral',
  GIFT: 'accent',
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const intl = useIntl()
  return (
    <StatusBadge tone={tones[status]}>
      {intl.formatMessage({ id: `mf-account.billing.payment-status.${status}` })}
    </StatusBadge>
  )
}
