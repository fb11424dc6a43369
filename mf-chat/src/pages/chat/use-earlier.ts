import type { Reply } from '@sild/contract'
import { getChat } from '@sild/contract/chat/operations'
import type { ChatMessage } from '@sild/contract/chat/schemas'
import { useApi, useFailureText, useNotify } from '@sild/shell-api'
import { useState } from 'react'

/** Messages before the ones that a thread opens with, page by page. */
export function useEarlier(thread: Reply<'getChat'>) {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [hasMore, setHasMore] = useState(thread.hasEarlier)
  const [isPending, setIsPending] = useState(false)
  const first = messages[0] ?? thread.messages[0]

  async function load() {
    if (!first || isPending) return
    setIsPending(true)
    try {
      const page = await api.call(getChat, {
        params: { chatGuid: thread.chat.chatGuid },
        query: { before: first.position },
      })
      setMessages((known) => [...page.messages, ...known])
      setHasMore(page.hasEarlier)
    } catch (error) {
      notify({ tone: 'error', text: failureText(error) })
    } finally {
      setIsPending(false)
    }
  }
  return { messages, hasMore, isPending, load }
}
