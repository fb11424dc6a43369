import type { FavoriteReference } from '@sild/contract/search/favorite-schemas'
import { useApi, useFailureText, useGuard, useIntl, useNotify, useTrack } from '@sild/shell-api'
import { IconButton } from '@sild/ui'
import { Heart } from 'lucide-react'
import { setFavorite, useMarkedCards } from './marked-cards.ts'

/** Adds a card to the favourites; a guest gets the sign-in dialog. */
export function FavoriteButton({ card, name }: { card: FavoriteReference; name: string }) {
  const api = useApi()
  const intl = useIntl()
  const may = useGuard()
  const notify = useNotify()
  const track = useTrack()
  const failureText = useFailureText()
  const isFavorite = useMarkedCards().favorites.has(card.cardGuid)
  return (
    <IconButton
      variant="quiet"
      label={intl.formatMessage({ id: 'mf-search.favorite' }, { name })}
      aria-pressed={isFavorite}
      icon={<Heart size={20} fill={isFavorite ? 'currentcolor' : 'none'} aria-hidden />}
      onClick={() => {
        if (may('member'))
          setFavorite(api, card, !isFavorite).then(
            () => isFavorite || track('favorite_added', { cardType: card.cardType }),
            (error: unknown) => notify({ tone: 'error', text: failureText(error) }),
          )
      }}
    />
  )
}
