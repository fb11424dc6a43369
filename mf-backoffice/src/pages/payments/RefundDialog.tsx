import { refundPayment } from '@sild/contract/billing/payment-operations'
import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import { useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text, TextField } from '@sild/ui'
import { ErrorSummary, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { Suspense } from 'react'
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
    <Suspense fallback={null}>
      <FormDialog
        isDanger
        onClose={onClose}
        onSubmit={form.submit}
        title={text('title', { number: payment.number })}
        closeLabel={text('cancel')}
        submitLabel={text('submit')}
        cancelLabel={text('cancel')}
        isPending={form.isPending}
      >
        <Text>{payment.type === 'subscription' ? text('explained.plan', { left }) : text('explained', { left })}</Text>
        <ErrorSummary title={text('problem')} errors={form.errors} />
        <TextField
          label={text('amount')}
          inputMode="decimal"
          autoComplete="off"
          error={form.messageOf('amount')}
          {...form.register('amount')}
        />
        <TextArea label={text('reason')} rows={3} error={form.messageOf('reason')} {...form.register('reason')} />
      </FormDialog>
    </Suspense>
  )
}
