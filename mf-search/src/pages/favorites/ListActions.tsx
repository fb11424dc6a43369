import { deleteFavoriteList, listFavoriteLists, listFavorites } from '@sild/contract/search/favorite-operations'
import type { FavoriteList } from '@sild/contract/search/favorite-schemas'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, lazyPart } from '@sild/ui'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { Suspense, useState } from 'react'

const ListDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "list-dialog" */ './ListDialog.tsx')).ListDialog,
)

/** The default list cannot be renamed or deleted. */
export function ListActions({ list }: { list: FavoriteList }) {
  const { guid } = list
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [open, setOpen] = useState<'create' | 'rename' | 'delete' | null>(null)
  const text = useText('mf-search.favorites')
  const close = () => setOpen(null)
  const deletion = useApiMutation(deleteFavoriteList, {
    onSuccess: async () => {
      await navigate(paths.favorites())
      for (const { path } of [listFavoriteLists, listFavorites])
        await queryClient.invalidateQueries({ queryKey: [path] })
      notify({ tone: 'success', text: text('delete.done') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <>
      <Button onClick={() => setOpen('create')}>{text('create')}</Button>
      {guid !== null && <Button onClick={() => setOpen('rename')}>{text('rename')}</Button>}
      {guid !== null && (
        <Button variant="quiet" onClick={() => setOpen('delete')}>
          {text('delete')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'create' && <ListDialog onClose={close} />}
        {open === 'rename' && guid !== null && <ListDialog list={list} onClose={close} />}
        {open === 'delete' && guid !== null && (
          <AlertDialog
            isOpen
            isDanger
            title={text('delete.question')}
            confirmLabel={text('delete.confirm')}
            cancelLabel={text('cancel')}
            isPending={deletion.isPending}
            onCancel={close}
            onConfirm={() => deletion.mutate({ params: { guid } })}
          >
            {text('delete.text', { list: text('default') })}
          </AlertDialog>
        )}
      </Suspense>
    </>
  )
}
