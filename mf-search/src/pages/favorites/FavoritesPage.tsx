import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { listFavoriteLists, listFavorites } from '@sild/contract/search/favorite-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Page, PageHeader, Tabs } from '@sild/ui'
import { useEffect, useRef } from 'react'
import { useMarkedCards } from '../../marked/marked-cards.ts'
import { favoritesInput } from './favorites-input.ts'
import { FavoriteItems } from './FavoriteItems.tsx'
import { ListActions } from './ListActions.tsx'

export async function loader(page: LoaderArgs) {
  const { guid = null } = page.params
  await Promise.all([
    loadQuery(page, listFavoriteLists, {}),
    loadQuery(page, listCategories, {}),
    loadQuery(page, listLanguages, {}),
    // A deleted list is a 404.
    loadQuery(page, listFavorites, favoritesInput(guid, new URL(page.request.url).searchParams)),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-search.favorites.title' }),
  isUnlisted: true,
}

/** Reloads the lists when the server has saved a favourite. */
function useFreshLists(): void {
  const { savedChanges } = useMarkedCards()
  const seen = useRef(savedChanges)
  useEffect(() => {
    if (seen.current === savedChanges) return
    seen.current = savedChanges
    for (const { path } of [listFavoriteLists, listFavorites]) void queryClient.invalidateQueries({ queryKey: [path] })
  }, [savedChanges])
}

export function Component() {
  const { guid = null } = useParams()
  useFreshLists()
  const { list: lists } = useApiQuery(listFavoriteLists, {}).data
  const text = useText('mf-search.favorites')
  const current = lists.find((list) => list.guid === guid) ?? lists[0]!
  return (
    <Page>
      <PageHeader
        title={text('title')}
        description={text('description')}
        actions={<ListActions key={guid} list={current} />}
      />
      <Tabs
        label={text('lists')}
        items={lists.map((list) => ({
          href: paths.favorites(list.guid),
          label: list.title ?? text('default'),
          count: list.cards.length,
          isCurrent: list.guid === guid,
        }))}
      />
      <section tabIndex={-1} aria-label={current.title ?? text('default')}>
        <FavoriteItems key={guid} listGuid={guid} lists={lists} />
      </section>
    </Page>
  )
}
