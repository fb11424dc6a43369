import type { Chat } from '@sild/contract/chat/schemas'
import { useText } from '@sild/shell-api'
import { ButtonLink, EmptyState } from '@sild/ui'

/** Shown next to the list while no chat is open, with a link to the next unread chat. */
export function NoThread({ chats, hrefOf }: { chats: readonly Chat[]; hrefOf: (chatGuid: string) => string }) {
  const text = useText('mf-chat')
  const next = chats.find(({ unreadCount }) => unreadCount > 0) ?? chats[0]
  if (!next)
    return (
      <EmptyState level={2} title={text('choose.none')}>
        {text('choose.none.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      title={text('choose')}
      action={
        <ButtonLink href={hrefOf(next.chatGuid)}>
          {text(next.unreadCount > 0 ? 'choose.unread' : 'choose.latest')}
        </ButtonLink>
      }
    >
      {text('choose.text')}
    </EmptyState>
  )
}
