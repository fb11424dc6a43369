import { submitPage } from '@sild/contract/content/editor-operations'
import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { MomentField } from './MomentField.tsx'

interface StepFormProps {
  page: EditorPage
  onDone: (page: EditorPage) => Promise<void>
}

/** Requests a review by a colleague, and sets the time of publication. */
export function SubmitForm({ onDone, page: { guid, revision } }: StepFormProps) {
  const text = useText('mf-backoffice.pages')
  const form = useOperationForm<typeof submitPage, { publishAt: string | null }>({
    operation: submitPage,
    schema: () => import('@sild/contract/content/editor-schemas').then(({ submitPageBody }) => submitPageBody),
    defaultValues: { publishAt: null },
    toInput: ({ publishAt }) => ({ params: { pageGuid: guid }, body: { revision, publishAt } }),
    onDone,
  })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <MomentField
        name="publishAt"
        label={text('field.publishAt')}
        hint={text('field.publishAt.hint')}
        error={form.messageOf('publishAt')}
        value={null}
        onChange={(value) => form.setValue('publishAt', value)}
      />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
