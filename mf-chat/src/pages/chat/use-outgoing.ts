import { sendChatMessage } from '@sild/contract/chat/operations'
import type { ChatAttachment, ChatMessage } from '@sild/contract/chat/schemas'
import { isApiError, useApi, useDraft, useExpectAnswer, useFailureText, useTrack } from '@sild/shell-api'
import { useSendLater } from '@sild/shell-api/send-later'
import { useEffect, useEffectEvent } from 'react'
import { receive } from './thread-cache.ts'

export interface OutgoingMessage {
  clientGuid: string
  message: string
  attachments: readonly ChatAttachment[]
  sentAt: string
  state: 'pending' | 'waiting' | 'failed'
  failure?: string
}

const none: readonly OutgoingMessage[] = []

const isOutgoing = (stored: unknown): stored is OutgoingMessage =>
  typeof stored === 'object' &&
  stored !== null &&
  ['clientGuid', 'message', 'sentAt'].every((name) => typeof Reflect.get(stored, name) === 'string') &&
  Array.isArray(Reflect.get(stored, 'attachments'))

/** After a reload no page waits for the response, so messages that were being sent count as failed. */
const readOutgoing = (stored: unknown): readonly OutgoingMessage[] | undefined =>
  Array.isArray(stored)
    ? stored
        .filter((one) => isOutgoing(one))
        .map((message) => ({ ...message, state: message.state === 'waiting' ? 'waiting' : 'failed' }))
    : undefined

/**
 * Outgoing messages, stored on this device until they arrive or are discarded. Each keeps its guid over all attempts,
 * so a lost response and a retry create one message.
 */
export function useOutgoing(chatGuid: string, arrived: readonly ChatMessage[] | undefined) {
  const api = useApi()
  const failureText = useFailureText()
  const expectAnswer = useExpectAnswer()
  const sendLater = useSendLater()
  const track = useTrack()
  const draft = useDraft(`outgoing-${chatGuid}`, { empty: none, parse: readOutgoing })
  const isThere = new Set(arrived?.map((message) => message.clientGuid))
  const forget = (clientGuid: string) =>
    draft.update((all) => all.filter((message) => message.clientGuid !== clientGuid))
  const mark = (clientGuid: string, next: Partial<OutgoingMessage>) =>
    draft.update((all) => all.map((message) => (message.clientGuid === clientGuid ? { ...message, ...next } : message)))

  const forgetArrived = useEffectEvent(() =>
    draft.value.forEach(({ clientGuid }) => isThere.has(clientGuid) && forget(clientGuid)),
  )
  // Once the thread shows the message, the response no longer matters.
  useEffect(() => forgetArrived(), [arrived, draft.isRestored])

  async function transmit({ clientGuid, message, attachments }: OutgoingMessage) {
    const body = { chatGuid, message, clientGuid, attachments: [...attachments] }
    try {
      const sent = await api.call(sendChatMessage, { body, idempotencyKey: clientGuid })
      receive(chatGuid, sent)
      forget(clientGuid)
      track('message_sent', { fileCount: attachments.length })
      expectAnswer()
    } catch (error) {
      // The shell sends it when the connection is back, on any page.
      if (isApiError(error) && error.isOffline && sendLater(sendChatMessage, { body }, clientGuid))
        return mark(clientGuid, { state: 'waiting' })
      mark(clientGuid, { state: 'failed', failure: failureText(error) })
    }
  }

  return {
    /** Messages that the thread does not show yet. */
    messages: draft.value.filter(({ clientGuid }) => !isThere.has(clientGuid)),
    send(message: string, attachments: readonly ChatAttachment[]) {
      const next: OutgoingMessage = {
        clientGuid: crypto.randomUUID(),
        message,
        attachments,
        sentAt: new Date().toISOString(),
        state: 'pending',
      }
      draft.update((all) => [...all, next])
      void transmit(next)
    },
    retry(message: OutgoingMessage) {
      mark(message.clientGuid, { state: 'pending' })
      void transmit(message)
    },
    discard: forget,
  }
}
