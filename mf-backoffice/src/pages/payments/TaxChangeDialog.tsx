import { decideTaxChange, listTaxChanges } from '@sild/contract/companies/staff-operations'
import type { StaffTaxChange } from '@sild/contract/companies/staff-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { focusHeading, Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'

interface DecisionValues {
  outcome: 'accepted' | 'refused' | ''
  reason: string
}
const outcomes = ['accepted', 'refused'] as const

/** Accepts a change by a document, or refuses it; the company reads the reason of a refusal. */
export function TaxChangeDialog({ change, onClose }: { change: StaffTaxChange; onClose: () => void }) {
  const api = useApi()
  const notify = useNotify()
  const text = useText('mf-backoffice.payments.tax')
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listTaxChanges.path] })
  const form = useOperationForm<typeof decideTaxChange, DecisionValues>({
    operation: decideTaxChange,
    schema: () =>
      import('@sild/contract/companies/staff-schemas').then(({ decideTaxChangeBody }) => decideTaxChangeBody),
    defaultValues: { outcome: '', reason: '' },
    toInput: ({ outcome, reason }) => ({
      params: { changeGuid: change.guid },
      // The schema rejects a missing choice, with an error next to it.
      body: { outcome: outcome || (undefined as never), requestedAt: change.requestedAt, reason },
    }),
    send: (input) => api.call(decideTaxChange, input).finally(() => void refresh()),
    onDone: async ({ state }) => {
      notify({ tone: 'success', text: text(`done.${state}`) })
      onClose()
      focusHeading()
      await refresh()
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title', { company: change.company.name })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text>{text('explained')}</Text>}
    >
      <RadioGroup
        label={text('outcome')}
        error={form.messageOf('outcome')}
        options={outcomes.map((outcome) => ({ value: outcome, label: text(`outcome.${outcome}`) }))}
        {...form.register('outcome')}
      />
      <TextArea
        label={text('reason')}
        hint={text('reason.hint')}
        rows={3}
        error={form.messageOf('reason')}
        {...form.register('reason')}
      />
    </OperationDialog>
  )
}
