import type { Category } from '@sild/contract/content/schemas'
import {
  addFavorite,
  listFavoriteLists,
  listFavorites,
  removeFavorite,
} from '@sild/contract/search/favorite-operations'
import type { Favorite, FavoriteList } from '@sild/contract/search/favorite-schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, Select, Stack, Text } from '@sild/ui'
import { useState } from 'react'
import { ResultCard } from '../../cards/ResultCard.tsx'
import * as css from './FavoriteItem.module.css'

interface FavoriteItemProps {
  favorite: Favorite
  lists: readonly FavoriteList[]
  categories: readonly Category[]
}

/** A card with the list that it is in, or what is left of one that has gone. */
export function FavoriteItem({ favorite, lists, categories }: FavoriteItemProps) {
  const { cardGuid, cardType, listGuid, card } = favorite
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const [now] = useState(() => new Date().toISOString())
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-search.favorites.${id}` }, values)
  const titleOf = (guid: string | null) => lists.find((list) => list.guid === guid)?.title ?? text('default')
  const readAgain = () =>
    Promise.all(
      [listFavoriteLists, listFavorites].map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
    )
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const removal = useApiMutation(removeFavorite, { onSuccess: readAgain, onError })
  const move = useApiMutation(addFavorite, {
    onSuccess: async (moved) => {
      notify({ tone: 'success', text: text('moved', { list: titleOf(moved.listGuid) }) })
      await readAgain()
    },
    onError,
  })
  if (!card)
    return (
      <Card as="li">
        <Cluster justify="between">
          <Text tone="muted">{text('gone')}</Text>
          <Button
            size="dense"
            isPending={removal.isPending}
            onClick={() => removal.mutate({ params: { guid: cardGuid } })}
          >
            {text('gone.remove')}
          </Button>
        </Cluster>
      </Card>
    )
  return (
    <li>
      <Stack as="ul" gap={8}>
        <ResultCard card={card} categories={categories} now={now} />
      </Stack>
      {lists.length > 1 && (
        <div className={css.list}>
          <Select
            label={text('list-of', { name: card.name })}
            isLabelHidden
            value={listGuid ?? ''}
            options={lists.map(({ guid, title }) => ({ value: guid ?? '', label: title ?? text('default') }))}
            onChange={({ target }) => move.mutate({ body: { cardGuid, cardType, listGuid: target.value || null } })}
          />
        </div>
      )}
    </li>
  )
}
