import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import { paymentTones } from '@sild/dialogs'
import { useLocale, useText } from '@sild/shell-api'
import { Button, CardTitle, DateTime, Money, Row, StatusBadge, Text } from '@sild/ui'
import { useState } from 'react'
import { RefundDialog } from './RefundDialog.tsx'
import { SettleDialog } from './SettleDialog.tsx'

/** A payment of a company, with the actions of staff. */
export function PaymentRow({ payment }: { payment: StaffPayment }) {
  const locale = useLocale()
  const [dialog, setDialog] = useState<'settle' | 'refund' | null>(null)
  const text = useText('mf-backoffice.payments')
  const { amount, company, createdAt, method, number, product, refundedCents, status } = payment
  const close = (): void => setDialog(null)
  return (
    <Row
      end={
        <>
          <StatusBadge tone={paymentTones[status]}>{text(`status.${status}`)}</StatusBadge>
          <Text isStrong>
            <Money cents={amount.grossCents} locale={locale} />
          </Text>
          {status === 'WAITING' && method === 'transfer' && (
            <Button size="dense" onClick={() => setDialog('settle')}>
              {text('settle')}
            </Button>
          )}
          {status === 'PAID' && (
            <Button size="dense" onClick={() => setDialog('refund')}>
              {text('refund')}
            </Button>
          )}
        </>
      }
    >
      <CardTitle level={2}>
        {number}&nbsp;· {company.name ?? text('nobody')}
      </CardTitle>
      <Text size={14} tone="muted">
        {product}
        {method && `\u00a0· ${text(`method.${method}`)}`}&nbsp;·{' '}
        <DateTime value={createdAt} locale={locale} format="dayAndTime" />
      </Text>
      {refundedCents > 0 && (
        <Text size={14}>
          {text('refunded')} <Money cents={refundedCents} locale={locale} />
        </Text>
      )}
      {dialog === 'settle' && <SettleDialog payment={payment} onClose={close} />}
      {dialog === 'refund' && <RefundDialog payment={payment} onClose={close} />}
    </Row>
  )
}
