import type { Reply } from '@sild/contract'
import { getChat } from '@sild/contract/chat/operations'
import { useApi, useFailureText, useNotify } from '@sild/shell-api'
import { useState } from 'react'
import { receiveEarlier } from './thread-cache.ts'

/** Messages before the ones that a thread opens with, page by page. */
export function useEarlier({ chat: { chatGuid }, messages: [first] }: Reply<'getChat'>) {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isPending, setIsPending] = useState(false)

  async function load() {
    if (!first || isPending) return
    setIsPending(true)
    try {
      receiveEarlier(await api.call(getChat, { params: { chatGuid }, query: { before: first.position } }))
    } catch (error) {
      notify({ tone: 'error', text: failureText(error) })
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, load }
}
