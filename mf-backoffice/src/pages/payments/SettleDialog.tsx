import { settleTransfer } from '@sild/contract/billing/payment-operations'
import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import { useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text, TextField } from '@sild/ui'
import { ErrorSummary } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { Suspense } from 'react'
import { useApproval } from '../../approvals/use-approval.ts'
import { centsOf } from './cents-of.ts'

const empty = { amount: '' }

/** Confirms that a transfer has arrived. The amount is typed, so that a difference is noticed. */
export function SettleDialog({ onClose, payment }: { payment: StaffPayment; onClose: () => void }) {
  const locale = useLocale()
  const notify = useNotify()
  const text = useText('mf-backoffice.payments.settle')
  const form = useOperationForm<typeof settleTransfer, typeof empty, unknown>({
    operation: settleTransfer,
    send: useApproval('settleTransfer'),
    schema: async () => {
      const { settleTransferBodyOf } = await import('@sild/contract/billing/payment-schemas')
      return settleTransferBodyOf(payment.amount.grossCents)
    },
    defaultValues: empty,
    toInput: ({ amount }) => ({ params: { paymentGuid: payment.guid }, body: { amountCents: centsOf(amount) } }),
    fieldOf: (path) => (path === 'amountCents' ? 'amount' : path),
    onDone: () => {
      notify({ tone: 'success', text: text('done') })
      onClose()
    },
  })
  return (
    <Suspense fallback={null}>
      <FormDialog
        onClose={onClose}
        onSubmit={form.submit}
        title={text('title', { number: payment.number })}
        closeLabel={text('cancel')}
        submitLabel={text('submit')}
        cancelLabel={text('cancel')}
        isPending={form.isPending}
      >
        <Text>{text('explained', { total: formatMoney(payment.amount.grossCents, locale) })}</Text>
        <ErrorSummary title={text('problem')} errors={form.errors} />
        <TextField
          label={text('amount')}
          inputMode="decimal"
          autoComplete="off"
          error={form.messageOf('amount')}
          {...form.register('amount')}
        />
      </FormDialog>
    </Suspense>
  )
}
