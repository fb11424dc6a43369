import { listSavedSearches, updateSavedSearch } from '@sild/contract/search/saved-operations'
import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'
import { ErrorSummary } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'

export function RenameSearchDialog({ onClose, saved }: { saved: SavedSearch; onClose: () => void }) {
  const intl = useIntl()
  const notify = useNotify()
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` }, { title: saved.title })
  const form = useOperationForm<typeof updateSavedSearch, { title: string }>({
    operation: updateSavedSearch,
    schema: () =>
      import('@sild/contract/search/saved-schemas').then(({ updateSavedSearchBody }) => updateSavedSearchBody),
    defaultValues: { title: saved.title },
    toInput: ({ title }) => ({ params: { guid: saved.guid }, body: { title: title.trim() } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: [listSavedSearches.path] })
      onClose()
      notify({ tone: 'success', text: text('saved.changed') })
    },
  })
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      onSubmit={form.submit}
      title={text('saved.rename')}
      closeLabel={text('save.cancel')}
      submitLabel={text('saved.rename.submit')}
      cancelLabel={text('save.cancel')}
      isPending={form.isPending}
    >
      <ErrorSummary title={text('save.problem')} errors={form.errors} />
      <TextField
        label={text('save.name')}
        autoComplete="off"
        error={form.messageOf('title')}
        {...form.register('title')}
      />
    </FormDialog>
  )
}
