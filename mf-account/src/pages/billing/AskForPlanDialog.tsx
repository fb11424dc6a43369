import { askForPlan } from '@sild/contract/billing/payment-operations'
import type { Plan } from '@sild/contract/billing/schemas'
import { limits } from '@sild/contract/limits'
import { useDraft, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { ErrorSummary, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { Suspense } from 'react'

const empty = { message: '' }
type Values = typeof empty
const parse = (kept: unknown): Values | undefined =>
  typeof kept === 'object' && kept !== null && 'message' in kept && typeof kept.message === 'string'
    ? { message: kept.message }
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
    <Suspense fallback={null}>
      <FormDialog
        onClose={onClose}
        onSubmit={form.submit}
        title={text('title', { plan: plan.title })}
        closeLabel={text('cancel')}
        submitLabel={text('submit')}
        cancelLabel={text('cancel')}
        isPending={form.isPending}
      >
        <Text tone="muted">{text('explained')}</Text>
        <ErrorSummary title={text('problem')} errors={form.errors} />
        <TextArea
          label={text('message')}
          rows={4}
          limit={limits.shortDescription.max}
          remainingText={(remaining) => text('remaining', { remaining })}
          error={form.messageOf('message')}
          {...form.register('message')}
        />
      </FormDialog>
    </Suspense>
  )
}
