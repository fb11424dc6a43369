import { sendChatMessage } from '@sild/contract/chat/operations'
import type { ChatAttachment, ChatMessage } from '@sild/contract/chat/schemas'
import { useApi, useFailureText } from '@sild/shell-api'
import { useState } from 'react'
import { receive } from './thread-cache.ts'

export interface OutgoingMessage {
  clientGuid: string
  message: string
  attachments: readonly ChatAttachment[]
  sentAt: string
  state: 'pending' | 'failed'
  failure?: string
}

/** Messages on their way. Each keeps its guid over all attempts, so a lost answer and a retry make one message. */
export function useOutgoing(chatGuid: string, arrived: readonly ChatMessage[] | undefined) {
  const api = useApi()
  const failureText = useFailureText()
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([])
  const isThere = new Set(arrived?.map((message) => message.clientGuid))
  const forget = (clientGuid: string) =>
    setOutgoing((all) => all.filter((message) => message.clientGuid !== clientGuid))
  const change = (clientGuid: string, next: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((message) => (message.clientGuid === clientGuid ? { ...message, ...next } : message)))

  async function transmit({ clientGuid, message, attachments }: OutgoingMessage) {
    try {
      const sent = await api.call(sendChatMessage, {
        body: { chatGuid, message, clientGuid, attachments: [...attachments] },
        idempotencyKey: clientGuid,
      })
      receive(chatGuid, sent)
      forget(clientGuid)
    } catch (error) {
      change(clientGuid, { state: 'failed', failure: failureText(error) })
    }
  }

  return {
    /** What the thread does not show yet. */
    messages: outgoing.filter(({ clientGuid }) => !isThere.has(clientGuid)),
    send(message: string, attachments: readonly ChatAttachment[]) {
      const next: OutgoingMessage = {
        clientGuid: crypto.randomUUID(),
        message,
        attachments,
        sentAt: new Date().toISOString(),
        state: 'pending',
      }
      setOutgoing((all) => [...all, next])
      void transmit(next)
    },
    retry(message: OutgoingMessage) {
      change(message.clientGuid, { state: 'pending' })
      void transmit(message)
    },
    discard: forget,
  }
}
