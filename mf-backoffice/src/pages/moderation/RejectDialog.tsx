import { type ModerationRule, moderationRules } from '@sild/contract/enums'
import { rejectPublication } from '@sild/contract/moderation/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Select, Text, TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { caseInput } from './queue-input.ts'
import { showCase } from './use-case-actions.ts'

interface RejectValues {
  rule: ModerationRule | ''
  field: string
  quote: string
  message: string
}
const fields = ['name', 'description', 'categoryId', 'tags', 'budget', 'media', 'translations'] as const

/** A finding in a translation, such as `translations.et.name`, belongs to the field `translations`. */
const fieldOf = (path = ''): string => path.split('.')[0]!

/** The author reads rule, quote and message beside their publication, so a reason is required. */
export function RejectDialog({ moderationCase, onClose }: { moderationCase: ModerationCase; onClose: () => void }) {
  const notify = useNotify()
  const [found] = moderationCase.findings
  const text = useText('mf-backoffice')
  const form = useOperationForm<typeof rejectPublication, RejectValues>({
    operation: rejectPublication,
    schema: () => import('@sild/contract/moderation/schemas').then((schemas) => schemas.rejectPublicationBody),
    defaultValues: { rule: found?.rule ?? '', field: fieldOf(found?.field), quote: found?.quote ?? '', message: '' },
    toInput: ({ rule, field, quote, message }) => ({
      ...caseInput(moderationCase.caseGuid),
      // The schema rejects a missing choice, with an error next to it.
      body: { rule: rule || (undefined as never), field: field || null, quote: quote.trim() || null, message },
    }),
    onDone: (decided) => {
      showCase(decided)
      notify({ tone: 'success', text: text('case.rejected', { name: decided.name }) })
      onClose()
    },
  })
  const fillTemplate = (rule: string) => {
    if (rule && rule !== 'other' && !form.getValues('message')) form.setValue('message', text(`template.${rule}`))
  }
  const rule = form.register('rule')
  return (
    <OperationDialog
      onClose={onClose}
      title={text('reject.title')}
      isDanger
      form={form}
      labels={{
        close: text('reject.close'),
        submit: text('case.reject'),
        cancel: text('reject.cancel'),
        problem: text('reject.problem'),
      }}
      explained={<Text tone="muted">{text('reject.text', { name: moderationCase.name })}</Text>}
    >
      <Select
        label={text('reject.rule')}
        placeholder={text('reject.choose')}
        error={form.messageOf('rule')}
        options={moderationRules.map((value) => ({ value, label: text(`rule.${value}`) }))}
        {...rule}
        onChange={async (event) => {
          await rule.onChange(event)
          fillTemplate(event.target.value)
        }}
      />
      <Select
        label={text('reject.field')}
        optionalLabel={text('reject.optional')}
        placeholder={text('reject.whole')}
        options={[...fields, ...(moderationCase.cardType === 'expert' ? ['cvUrl'] : [])].map((value) => ({
          value,
          label: text(`field.${value}`),
        }))}
        {...form.register('field')}
      />
      <TextField
        label={text('reject.quote')}
        optionalLabel={text('reject.optional')}
        error={form.messageOf('quote')}
        {...form.register('quote')}
      />
      <TextArea
        label={text('reject.message')}
        hint={text('reject.message.hint')}
        rows={4}
        error={form.messageOf('message')}
        {...form.register('message')}
      />
    </OperationDialog>
  )
}
