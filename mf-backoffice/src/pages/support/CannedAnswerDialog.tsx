import { locales } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { createCannedAnswer, listCannedAnswers, updateCannedAnswer } from '@sild/contract/support/staff-operations'
import type { CannedAnswer } from '@sild/contract/support/staff-schemas'
import { useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'
import { ErrorSummary, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'

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
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={answer ? text('answers.edit.of', { name: answer.name }) : text('answers.add')}
      closeLabel={text('dialog.close')}
      submitLabel={text('answers.save')}
      cancelLabel={text('dialog.cancel')}
      isPending={form.isPending}
    >
      <ErrorSummary title={text('problem')} errors={form.errors} />
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
    </FormDialog>
  )
}
