import { useActivity, useTrack } from '@sild/shell-api'
import { areaOf } from './navigation-icons.tsx'

/** Click handler of a header link: product analytics counts the link to the messages. */
export function useChatOpened(): (path: string) => (() => void) | undefined {
  const track = useTrack()
  const { newMessagesCount: unreadCount } = useActivity()
  return (path) => (areaOf(path) === 'chat' ? () => track('chat_opened_header', { unreadCount }) : undefined)
}
