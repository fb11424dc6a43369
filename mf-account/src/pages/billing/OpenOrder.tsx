import type { Payment } from '@sild/contract/billing/payment-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Button, ButtonLink, Cluster, DateTime, formatMoney, Notice } from '@sild/ui'
import { useCancelPayment } from './use-cancel-payment.ts'

/** An unpaid order, with actions to pay or cancel it. */
export function OpenOrder({ order }: { order: Payment }) {
  const locale = useLocale()
  const cancellation = useCancelPayment()
  const text = useText('mf-account.billing.open-order')
  if (!order.paymentUrl || !order.payableUntil) return null
  return (
    <Notice
      tone="warning"
      title={text('title', { product: order.product, total: formatMoney(order.amount.grossCents, locale) })}
      action={
        <Cluster>
          <ButtonLink href={order.paymentUrl} variant="primary" size="dense">
            {text(order.method === 'transfer' ? 'details' : 'pay')}
          </ButtonLink>
          <Button
            size="dense"
            isPending={cancellation.isPending}
            onClick={() => cancellation.mutate({ params: { paymentGuid: order.guid } })}
          >
            {text('cancel')}
          </Button>
        </Cluster>
      }
    >
      {text('until')} <DateTime value={order.payableUntil} locale={locale} format="dayAndTime" />
    </Notice>
  )
}
