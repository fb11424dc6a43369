import { getEditorPage, listEditorPages, savePage } from '@sild/contract/content/editor-operations'
import type { EditorPage, PageContent, WrittenCategory } from '@sild/contract/content/editor-schemas'
import { isApiError, useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient, showReply } from '@sild/shell-api/query'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { useState } from 'react'
import { ConflictNotice } from './ConflictNotice.tsx'
import { ContentFields } from './ContentFields.tsx'
import { fieldOfContent } from './read-content.ts'

interface PageFormProps {
  page: EditorPage
  categories: readonly WrittenCategory[]
}

/** The form of a page. Another editor's revision is shown next to it, and never overwritten unseen. */
export function PageForm({ categories, page }: PageFormProps) {
  const notify = useNotify()
  const api = useApi()
  /** The revision that this form is based on. */
  const [revision, setRevision] = useState(page.revision)
  const [theirs, setTheirs] = useState<EditorPage | null>(null)
  const params = { pageGuid: page.guid }
  const text = useText('mf-backoffice.pages')
  const form = useOperationForm<typeof savePage, PageContent>({
    operation: savePage,
    schema: () => import('@sild/contract/content/editor-schemas').then(({ savePageBody }) => savePageBody),
    defaultValues: page.content,
    toInput: (content) => ({ params, body: { revision, content } }),
    fieldOf: fieldOfContent,
    send: async (input) => {
      try {
        return await api.call(savePage, input)
      } catch (error) {
        if (isApiError(error) && error.code === 'page-edited-meanwhile')
          setTheirs(await api.call(getEditorPage, { params }))
        throw error
      }
    },
    onDone: async (saved) => {
      take(saved)
      notify({ tone: 'success', text: text('saved') })
      await queryClient.invalidateQueries({ queryKey: [listEditorPages.path] })
    },
  })

  function take(saved: EditorPage) {
    setTheirs(null)
    setRevision(saved.revision)
    form.reset(saved.content)
    showReply(getEditorPage, { params }, saved)
  }

  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {theirs && (
        <ConflictNotice
          mine={form.getValues()}
          theirs={theirs.content}
          onKeepMine={() => {
            setRevision(theirs.revision)
            setTheirs(null)
          }}
          onTakeTheirs={() => take(theirs)}
        />
      )}
      <ContentFields form={form} categories={categories} />
      <FormActions status={form.formState.isDirty ? text('unsaved') : undefined}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
