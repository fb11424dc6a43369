import { locales } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { createCannedAnswer, listCannedAnswers, updateCannedAnswer } from '@sild/contract/support/staff-operations'
import type { CannedAnswer } from '@sild/contract/support/staff-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'

const empty = { name: '', texts: { en: '', et: '', fr: '' } }

/** Creates or edits a saved answer, with its three languages below each other. */
export function CannedAnswerDialog({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const api = useApi()
  const notify = useNotify()
  const text = useText('mf-backoffice.support')
  const form = useOperationForm<typeof createCannedAnswer, typeof empty, CannedAnswer>({
    operation: createCannedAnswer,
    schema: () => import('@sild/contract/support/staff-schemas').then(({ cannedAnswerBody }) => cannedAnswerBody),
    defaultValues: answer ? { name: answer.name, texts: answer.texts } : empty,
    toInput: (body) => ({ body }),
    send: ({ body }) =>
      answer
        ? api.call(updateCannedAnswer, {
            params: { answerGuid: answer.guid },
            body: { ...body, version: answer.version },
          })
        : api.call(createCannedAnswer, { body }),
    onDone: async ({ name }) => {
      notify({ tone: 'success', text: text('answers.saved', { name }) })
      await queryClient.invalidateQueries({ queryKey: [listCannedAnswers.path] })
      onClose()
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={answer ? text('answers.edit.of', { name: answer.name }) : text('answers.add')}
      form={form}
      labels={{
        close: text('dialog.close'),
        submit: text('answers.save'),
        cancel: text('dialog.cancel'),
        problem: text('problem'),
      }}
    >
      <TextField
        label={text('answers.field.name')}
        autoComplete="off"
        maxLength={limits.cannedAnswerName.max}
        error={form.messageOf('name')}
        {...form.register('name')}
      />
      {locales.map((locale) => (
        <TextArea
          key={locale}
          label={text(`answers.field.${locale}`)}
          rows={4}
          lang={locale}
          error={form.messageOf(`texts.${locale}`)}
          {...form.register(`texts.${locale}`)}
        />
      ))}
    </OperationDialog>
  )
}
