import { askForPlan } from '@sild/contract/billing/payment-operations'
import type { Plan } from '@sild/contract/billing/schemas'
import { limits } from '@sild/contract/limits'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useDraft, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'

const empty = { message: '' }
type Values = typeof empty
const parse = (stored: unknown): Values | undefined =>
  typeof stored === 'object' && stored !== null && 'message' in stored && typeof stored.message === 'string'
    ? { message: stored.message }
    : undefined

/** Sends sales a request for a plan that is not sold yet. The draft stays until it is sent. */
export function AskForPlanDialog({ onClose, plan }: { plan: Plan; onClose: () => void }) {
  const notify = useNotify()
  const text = useText('mf-account.billing.ask')
  const draft = useDraft<Values>(`ask-for-plan-${plan.slug}`, { empty, parse })
  const form = useOperationForm<typeof askForPlan, Values>({
    operation: askForPlan,
    schema: () => import('@sild/contract/billing/payment-schemas').then(({ askForPlanBody }) => askForPlanBody),
    defaultValues: empty,
    toInput: ({ message }) => ({ params: { slug: plan.slug }, body: { message } }),
    draft,
    onDone: () => {
      notify({ tone: 'success', text: text('done') })
      onClose()
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('title', { plan: plan.title })}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={<Text tone="muted">{text('explained')}</Text>}
    >
      <TextArea
        label={text('message')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('message')}
        {...form.register('message')}
      />
    </OperationDialog>
  )
}
