import { deleteSavedSearch, listSavedSearches } from '@sild/contract/search/saved-operations'
import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { IconButton, lazyPart } from '@sild/ui'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { Pencil, Rss, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FavoriteButton } from '../../marked/FavoriteButton.tsx'
import * as css from './SavedSearchCard.module.css'

const RenameSearchDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rename-search-dialog" */ './RenameSearchDialog.tsx')).RenameSearchDialog,
)

const SearchFeedDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "search-feed-dialog" */ './SearchFeedDialog.tsx')).SearchFeedDialog,
)

export function SavedSearchActions({ saved }: { saved: SavedSearch }) {
  const { guid, title } = saved
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [open, setOpen] = useState<'rename' | 'feed' | 'delete' | null>(null)
  const text = (id: string) => intl.formatMessage({ id: `mf-search.saved.${id}` }, { title })
  const close = () => setOpen(null)
  const deletion = useApiMutation(deleteSavedSearch, {
    onSuccess: async () => {
      // The card disappears, and with it the focused button.
      document.querySelector<HTMLElement>('main h1')?.focus()
      await queryClient.invalidateQueries({ queryKey: [listSavedSearches.path] })
      notify({ tone: 'success', text: text('delete.done') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <div className={css.actions}>
      <FavoriteButton card={{ cardGuid: guid, cardType: 'search' }} name={title} />
      <IconButton
        variant="quiet"
        label={text('rename')}
        icon={<Pencil size={20} aria-hidden />}
        onClick={() => setOpen('rename')}
      />
      <IconButton
        variant="quiet"
        label={text('feed')}
        icon={<Rss size={20} aria-hidden />}
        onClick={() => setOpen('feed')}
      />
      <IconButton
        variant="quiet"
        label={text('delete')}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => setOpen('delete')}
      />
      <Suspense fallback={null}>
        {open === 'rename' && <RenameSearchDialog saved={saved} onClose={close} />}
        {open === 'feed' && <SearchFeedDialog saved={saved} onClose={close} />}
        {open === 'delete' && (
          <AlertDialog
            isOpen
            isDanger
            title={text('delete.question')}
            confirmLabel={text('delete.confirm')}
            cancelLabel={intl.formatMessage({ id: 'mf-search.save.cancel' })}
            isPending={deletion.isPending}
            onCancel={close}
            onConfirm={() => deletion.mutate({ params: { guid } })}
          >
            {text('delete.text')}
          </AlertDialog>
        )}
      </Suspense>
    </div>
  )
}
