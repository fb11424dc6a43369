import { limits } from '@sild/contract/limits'
import { sendFeedback } from '@sild/contract/support/operations'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { TextArea } from '@sild/ui/forms'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const empty = { text: '' }

export function FeedbackSection() {
  const notify = useNotify()
  const text = useText('mf-account.settings.feedback')
  const form = useOperationForm<typeof sendFeedback, typeof empty>({
    operation: sendFeedback,
    schema: () => import('@sild/contract/support/schemas').then(({ feedbackBody }) => feedbackBody),
    defaultValues: empty,
    toInput: (body) => ({ body }),
    onDone: () => {
      form.reset(empty)
      notify({ tone: 'success', text: text('done') })
    },
  })
  return (
    <SettingsSection anchor="feedback" title={text('title')} description={text('description')}>
      <SettingsForm form={form} submitLabel={text('submit')}>
        <TextArea
          label={text('words')}
          rows={4}
          limit={limits.shortDescription.max}
          remainingText={(remaining) => text('remaining', { remaining })}
          error={form.messageOf('text')}
          {...form.register('text')}
        />
      </SettingsForm>
    </SettingsSection>
  )
}
