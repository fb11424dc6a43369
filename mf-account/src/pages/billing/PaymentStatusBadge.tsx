import type { PaymentStatus } from '@sild/contract/billing/enums'
import { paymentTones } from '@sild/dialogs'
import { useIntl } from '@sild/shell-api'
import { StatusBadge } from '@sild/ui'

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const intl = useIntl()
  return (
    <StatusBadge tone={paymentTones[status]}>
      {intl.formatMessage({ id: `mf-account.billing.payment-status.${status}` })}
    </StatusBadge>
  )
}
