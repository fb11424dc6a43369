import { returnPage } from '@sild/contract/content/editor-operations'
import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'

interface StepFormProps {
  page: EditorPage
  onDone: (page: EditorPage) => Promise<void>
}

/** Returns a page to its author with a reason. */
export function ReturnForm({ onDone, page: { guid, revision } }: StepFormProps) {
  const text = useText('mf-backoffice.pages')
  const form = useOperationForm<typeof returnPage, { note: string }>({
    operation: returnPage,
    schema: () => import('@sild/contract/content/editor-schemas').then(({ returnPageBody }) => returnPageBody),
    defaultValues: { note: '' },
    toInput: ({ note }) => ({ params: { pageGuid: guid }, body: { revision, note } }),
    onDone,
  })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <TextArea rows={2} label={text('field.note')} error={form.messageOf('note')} {...form.register('note')} />
      <FormActions>
        <Button type="submit" isPending={form.isPending}>
          {text('return')}
        </Button>
      </FormActions>
    </Form>
  )
}
