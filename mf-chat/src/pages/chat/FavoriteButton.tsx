import { favoriteChat, listChats, unfavoriteChat } from '@sild/contract/chat/operations'
import type { Chat } from '@sild/contract/chat/schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { IconButton } from '@sild/ui'
import { Star } from 'lucide-react'
import { receiveChat } from './thread-cache.ts'

export function FavoriteButton({ chat }: { chat: Chat }) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const shown = {
    onSuccess: (changed: Chat) => {
      receiveChat(changed)
      void queryClient.invalidateQueries({ queryKey: [listChats.path] })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const add = useApiMutation(favoriteChat, shown)
  const end = useApiMutation(unfavoriteChat, shown)
  const { chatGuid, isFavorite } = chat
  return (
    <IconButton
      variant="quiet"
      label={intl.formatMessage({ id: 'mf-chat.favorite' })}
      aria-pressed={isFavorite}
      icon={<Star size={20} fill={isFavorite ? 'currentcolor' : 'none'} aria-hidden />}
      onClick={() => {
        // Nothing is lost by being wrong for a moment.
        receiveChat({ ...chat, isFavorite: !isFavorite })
        ;(isFavorite ? end : add).mutate({ params: { chatGuid } }, { onError: () => receiveChat(chat) })
      }}
    />
  )
}
