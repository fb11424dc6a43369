import { createFavoriteList, listFavoriteLists, renameFavoriteList } from '@sild/contract/search/favorite-operations'
import type { FavoriteList } from '@sild/contract/search/favorite-schemas'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { TextField } from '@sild/ui'

/** Creates a list, or renames `list`. */
export function ListDialog({ list, onClose }: { list?: FavoriteList; onClose: () => void }) {
  const api = useApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const text = useText('mf-search.favorites')
  const form = useOperationForm<typeof createFavoriteList, { title: string }>({
    operation: createFavoriteList,
    schema: () => import('@sild/contract/search/favorite-schemas').then(({ favoriteListBody }) => favoriteListBody),
    defaultValues: { title: list?.title ?? '' },
    toInput: ({ title }) => ({ body: { title: title.trim() } }),
    ...(list?.guid && {
      send: ({ body }) => api.call(renameFavoriteList, { params: { guid: list.guid! }, body }),
    }),
    onDone: async ({ guid }) => {
      await queryClient.invalidateQueries({ queryKey: [listFavoriteLists.path] })
      onClose()
      notify({ tone: 'success', text: text(list ? 'rename.done' : 'create.done') })
      if (!list) await navigate(paths.favorites(guid))
    },
  })
  return (
    <OperationDialog
      size="small"
      onClose={onClose}
      title={text(list ? 'rename' : 'create')}
      form={form}
      labels={{ submit: text('save'), cancel: text('cancel'), problem: text('problem') }}
    >
      <TextField label={text('name')} autoComplete="off" error={form.messageOf('title')} {...form.register('title')} />
    </OperationDialog>
  )
}
