import {
  addFavorite,
  listFavoriteLists,
  listFavorites,
  removeFavorite,
} from '@sild/contract/search/favorite-operations'
import { useApi, useFailureText, useNotify } from '@sild/shell-api'
import { apiQuery, queryClient, useApiMutation, useQuery } from '@sild/shell-api/query'
import { IconButton } from '@sild/ui'
import { Heart } from 'lucide-react'

/** Adds a response to the user's favourites, or removes it. */
export function FavoriteResponseButton({ guid, label }: { guid: string; label: string }) {
  const notify = useNotify()
  const failureText = useFailureText()
  const lists = useQuery(apiQuery(useApi(), listFavoriteLists, {})).data?.list
  const isFavorite = lists?.some(({ cards }) => cards.some(({ cardGuid }) => cardGuid === guid)) ?? false
  const handlers = {
    onSuccess: async () => {
      await Promise.all(
        [listFavoriteLists, listFavorites].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      )
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const addition = useApiMutation(addFavorite, handlers)
  const removal = useApiMutation(removeFavorite, handlers)
  return (
    <IconButton
      variant="quiet"
      label={label}
      aria-pressed={isFavorite}
      isPending={addition.isPending || removal.isPending}
      icon={<Heart size={20} fill={isFavorite ? 'currentcolor' : 'none'} aria-hidden />}
      onClick={() =>
        isFavorite
          ? removal.mutate({ params: { guid } })
          : addition.mutate({ body: { cardGuid: guid, cardType: 'response' } })
      }
    />
  )
}
