import { listCategories } from '@sild/contract/content/operations'
import { pageOf } from '@sild/contract/paging'
import { listFavorites } from '@sild/contract/search/favorite-operations'
import type { FavoriteList } from '@sild/contract/search/favorite-schemas'
import { paths, withQuery } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, EmptyState, Stack } from '@sild/ui'
import { useEffect } from 'react'
import { Pager } from '../Pager.tsx'
import { FavoriteItem } from './FavoriteItem.tsx'
import { favoritesInput, pageSize, pagesOf } from './favorites-input.ts'

interface FavoriteItemsProps {
  listGuid: string | null
  lists: readonly FavoriteList[]
}

export function FavoriteItems({ listGuid, lists }: FavoriteItemsProps) {
  const [parameters] = useSearchParams()
  const { list, total } = useApiQuery(listFavorites, favoritesInput(listGuid, parameters)).data
  const categories = useApiQuery(listCategories, {}).data.list
  const text = useText('mf-search')
  const navigate = useNavigate()
  const page = pageOf(parameters, pageSize)
  const hrefOf = (number: number) => withQuery(paths.favorites(listGuid), { page: number > 1 ? number : undefined })
  /** If this page became empty with its last favourite: the new last page. */
  const nearest = page > pagesOf(total) && total > 0 ? hrefOf(pagesOf(total)) : null
  useEffect(() => {
    if (nearest) void navigate(nearest, { replace: true })
  }, [navigate, nearest])
  if (total === 0)
    return (
      <EmptyState
        level={2}
        title={text('favorites.empty')}
        action={<ButtonLink href={paths.search({ searchType: 'companies' })}>{text('favorites.browse')}</ButtonLink>}
      >
        {text('favorites.empty.text')}
      </EmptyState>
    )
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={12}>
        {list.map((favorite) => (
          <FavoriteItem key={favorite.cardGuid} favorite={favorite} lists={lists} categories={categories} />
        ))}
      </Stack>
      <Pager page={page} pageCount={pagesOf(total)} hrefOf={hrefOf} />
    </Stack>
  )
}
