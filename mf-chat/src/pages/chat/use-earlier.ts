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
  const [loaded, setLoaded] = useState<readonly ChatMessage[]>([])
  const [hasMoreLoaded, setHasMoreLoaded] = useState(false)
  const [isPending, setIsPending] = useState(false)
  // A thread that was read again after a long absence may begin later.
  const isJoined = loaded.length > 0 && loaded.at(-1)?.position === (thread.messages[0]?.position ?? 0) - 1
  const messages = isJoined ? loaded : []
  const hasMore = isJoined ? hasMoreLoaded : thread.hasEarlier
  const first = messages[0] ?? thread.messages[0]

  async function load() {
    if (!first || isPending) return
    setIsPending(true)
    try {
      const page = await api.call(getChat, {
        params: { chatGuid: thread.chat.chatGuid },
        query: { before: first.position },
      })
      setLoaded([...page.messages, ...messages])
      setHasMoreLoaded(page.hasEarlier)
    } catch (error) {
      notify({ tone: 'error', text: failureText(error) })
    } finally {
      setIsPending(false)
    }
  }
  return { messages, hasMore, isPending, load }
}
