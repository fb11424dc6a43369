import { createPromoCode } from '@sild/contract/billing/staff-operations'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { useApproval } from '../../approvals/use-approval.ts'

interface CodeValues {
  code: string
  days: string
  maxUses: string
  validFrom: string
  validUntil: string
}

/** Days are in the time zone of the staff member. */
const instantOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T00:00`).toISOString())

/** A new code: its plan, its number of uses, and its dates. */
export function PromoCodeDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const text = useText('mf-backoffice.payments.codes')
  const form = useOperationForm<typeof createPromoCode, CodeValues, unknown>({
    operation: createPromoCode,
    send: useApproval('createPromoCode'),
    schema: () => import('@sild/contract/billing/staff-schemas').then(({ createPromoCodeBody }) => createPromoCodeBody),
    defaultValues: { code: '', days: '30', maxUses: '', validFrom: '', validUntil: '' },
    toInput: ({ code, days, maxUses, validFrom, validUntil }) => ({
      body: {
        code,
        days: Number(days),
        maxUses: maxUses === '' ? null : Number(maxUses),
        validFrom: instantOf(validFrom),
        validUntil: instantOf(validUntil),
      },
    }),
    onDone: (_requested, { code }) => {
      notify({ tone: 'success', text: text('added', { code }) })
      onClose()
    },
  })
  const field = (name: keyof CodeValues, own: object = {}) => (
    <TextField
      label={text(`field.${name}`)}
      autoComplete="off"
      error={form.messageOf(name)}
      {...own}
      {...form.register(name)}
    />
  )
  return (
    <OperationDialog
      onClose={onClose}
      title={text('add')}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
    >
      {field('code', { hint: text('code.hint'), maxLength: 40 })}
      <FieldRow>
        {field('days', { inputMode: 'numeric' })}
        {field('maxUses', { inputMode: 'numeric', hint: text('max-uses.hint') })}
      </FieldRow>
      <FieldRow>
        {field('validFrom', { type: 'date' })}
        {field('validUntil', { type: 'date' })}
      </FieldRow>
    </OperationDialog>
  )
}
