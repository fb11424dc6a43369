import type { Category } from '@sild/contract/content/schemas'
import {
  addFavorite,
  listFavoriteLists,
  listFavorites,
  removeFavorite,
} from '@sild/contract/search/favorite-operations'
import type { Favorite, FavoriteList } from '@sild/contract/search/favorite-schemas'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button, Card, Cluster, pressedKey, Select, Stack, Text } from '@sild/ui'
import { type KeyboardEvent, useState } from 'react'
import { ResultCard } from '../../cards/ResultCard.tsx'
import * as css from './FavoriteItem.module.css'
import { FavoriteResponseCard } from './FavoriteResponseCard.tsx'
import { FavoriteSearchCard } from './FavoriteSearchCard.tsx'

interface FavoriteItemProps {
  favorite: Favorite
  lists: readonly FavoriteList[]
  categories: readonly Category[]
}

/** The pressed button is removed with its card: the next card gets the focus, or the list if none is left. */
function handOn(item: HTMLElement | null) {
  return () => {
    if (!item?.contains(document.activeElement)) return
    const next = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('a, button')
    const heir = next ?? item.closest<HTMLElement>('section')
    heir?.focus({ preventScroll: true })
  }
}

/** Choosing a list moves the card at once. Keys that would step through the lists open the select instead. */
function showLists(event: KeyboardEvent<HTMLSelectElement>): void {
  const passes =
    /^(?:Arrow|Page|Home|End|.$)/.test(pressedKey(event)) && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!passes || !('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}

const nameOf = (card: NonNullable<Favorite['card']>): string => {
  if (card.cardType === 'response') return card.publication.name
  return card.cardType === 'search' ? card.title : card.name
}

/** A favourite card with its list, or a placeholder for a deleted card. */
export function FavoriteItem({ favorite, lists, categories }: FavoriteItemProps) {
  const { cardGuid, cardType, listGuid, card } = favorite
  const notify = useNotify()
  const failureText = useFailureText()
  const [now] = useState(() => new Date().toISOString())
  const text = useText('mf-search.favorites')
  const titleOf = (guid: string | null) => lists.find((list) => list.guid === guid)?.title ?? text('default')
  const readAgain = () =>
    Promise.all(
      [listFavoriteLists, listFavorites].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    )
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const removal = useApiMutation(removeFavorite, { onSuccess: readAgain, onError })
  const remove = () => removal.mutate({ params: { guid: cardGuid } })
  const move = useApiMutation(addFavorite, {
    onSuccess: async (moved) => {
      notify({ tone: 'success', text: text('moved', { list: titleOf(moved.listGuid) }) })
      await readAgain()
    },
    onError,
  })
  if (!card)
    return (
      <Card as="li" ref={handOn}>
        <Cluster justify="between">
          <Text tone="muted">{text('gone')}</Text>
          <Button size="dense" isPending={removal.isPending} onClick={remove}>
            {text('gone.remove')}
          </Button>
        </Cluster>
      </Card>
    )
  return (
    <li ref={handOn}>
      <Stack as="ul" gap={8}>
        {card.cardType === 'response' && (
          <FavoriteResponseCard response={card} isRemoving={removal.isPending} onRemove={remove} />
        )}
        {card.cardType === 'search' && <FavoriteSearchCard search={card} categories={categories} />}
        {card.cardType !== 'response' && card.cardType !== 'search' && (
          <ResultCard card={card} categories={categories} now={now} />
        )}
      </Stack>
      {lists.length > 1 && (
        <div className={css.list}>
          <Select
            label={text('list-of', { name: nameOf(card) })}
            isLabelHidden
            value={listGuid ?? ''}
            options={lists.map(({ guid, title }) => ({ value: guid ?? '', label: title ?? text('default') }))}
            onKeyDown={showLists}
            onChange={({ target }) => move.mutate({ body: { cardGuid, cardType, listGuid: target.value || null } })}
          />
        </div>
      )}
    </li>
  )
}
