import { listSavedSearches, updateSavedSearch } from '@sild/contract/search/saved-operations'
import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'

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
    <OperationDialog
      size="small"
      onClose={onClose}
      title={text('saved.rename')}
      form={form}
      labels={{ submit: text('saved.rename.submit'), cancel: text('save.cancel'), problem: text('save.problem') }}
    >
      <TextField
        label={text('save.name')}
        autoComplete="off"
        error={form.messageOf('title')}
        {...form.register('title')}
      />
    </OperationDialog>
  )
}
