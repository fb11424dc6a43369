import { settleTransfer } from '@sild/contract/billing/payment-operations'
import type { StaffPayment } from '@sild/contract/billing/payment-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useLocale, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { formatMoney, Text, TextField } from '@sild/ui'
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
    <OperationDialog
      onClose={onClose}
      title={text('title', { number: payment.number })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text>{text('explained', { total: formatMoney(payment.amount.grossCents, locale) })}</Text>}
    >
      <TextField
        label={text('amount')}
        inputMode="decimal"
        autoComplete="off"
        error={form.messageOf('amount')}
        {...form.register('amount')}
      />
    </OperationDialog>
  )
}
