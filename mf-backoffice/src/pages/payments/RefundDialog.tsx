import { refundPayment } from '@sild/contract/billing/payment-operations'
import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text, TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { useApproval } from '../../approvals/use-approval.ts'
import { centsOf } from './cents-of.ts'

/** Gives money back; the company reads the reason. */
export function RefundDialog({ onClose, payment }: { payment: StaffPayment; onClose: () => void }) {
  const locale = useLocale()
  const notify = useNotify()
  const text = useText('mf-backoffice.payments.refund')
  const leftCents = payment.amount.grossCents - payment.refundedCents
  const left = formatMoney(leftCents, locale)
  const form = useOperationForm<typeof refundPayment, { amount: string; reason: string }, unknown>({
    operation: refundPayment,
    send: useApproval('refundPayment'),
    schema: () => import('@sild/contract/billing/payment-schemas').then(({ refundBody }) => refundBody),
    defaultValues: { amount: (leftCents / 100).toFixed(2), reason: '' },
    toInput: ({ amount, reason }) => ({
      params: { paymentGuid: payment.guid },
      // If two colleagues refund at once, only one refund succeeds.
      body: { amountCents: centsOf(amount), seenRefundedCents: payment.refundedCents, reason },
    }),
    fieldOf: (path) => (path === 'amountCents' ? 'amount' : path),
    onDone: () => {
      notify({ tone: 'success', text: text('done') })
      onClose()
    },
  })
  return (
    <OperationDialog
      isDanger
      onClose={onClose}
      title={text('title', { number: payment.number })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={
        <Text>{payment.type === 'subscription' ? text('explained.plan', { left }) : text('explained', { left })}</Text>
      }
    >
      <TextField
        label={text('amount')}
        inputMode="decimal"
        autoComplete="off"
        error={form.messageOf('amount')}
        {...form.register('amount')}
      />
      <TextArea label={text('reason')} rows={3} error={form.messageOf('reason')} {...form.register('reason')} />
    </OperationDialog>
  )
}
