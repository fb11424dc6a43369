import type { Reply } from '@sild/contract'
import { listChats, markChatRead } from '@sild/contract/chat/operations'
import { useMember } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { useEffect, useState } from 'react'

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

/** Reports the read position while the tab is visible. After a failure, the next message retries. */
export function useMarkRead(thread: Reply<'getChat'> | undefined): void {
  const { company } = useMember()
  const isVisible = useIsVisible()
  const { mutate } = useApiMutation(markChatRead, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listChats.path] }),
  })
  const chatGuid = thread?.chat.chatGuid
  // An answer by mail may stand below messages that its writer has not seen.
  const position = thread?.messages.findLast((message) => message.authorCompanyGuid !== company?.guid)?.position
  useEffect(() => {
    if (isVisible && chatGuid && position !== undefined) mutate({ body: { chatGuid, position } })
  }, [isVisible, chatGuid, position, mutate])
}
