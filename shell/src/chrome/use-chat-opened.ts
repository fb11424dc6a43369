import { useActivity, useTrack } from '@sild/shell-api'
import { areaOf } from './navigation-icons.tsx'

/** What a link of the header does when it is followed: product analytics counts the one that leads to the messages. */
export function useChatOpened(): (path: string) => (() => void) | undefined {
  const track = useTrack()
  const { newMessagesCount: unreadCount } = useActivity()
  return (path) => (areaOf(path) === 'chat' ? () => track('chat_opened_header', { unreadCount }) : undefined)
}
