import type { ChatAttachment } from '@sild/contract/chat/schemas'
import { limits } from '@sild/contract/limits'
import { useDraft, useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'
import { useState } from 'react'

export type SendMessage = (message: string, attachments: readonly ChatAttachment[]) => void

const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

/** The draft of a message: text, files, and why it cannot be sent. It is stored per chat until it is sent. */
export function useMessage(chatGuid: string, onSend: SendMessage) {
  const text = useText('mf-chat')
  const draft = useDraft<string>(`chat-${chatGuid}`, { empty: '', parse: readText })
  const [problem, setProblem] = useState<string>()
  const attachments = useUploads('chat-attachment', (reason, types) =>
    text(`attach.${reason}`, { types, count: limits.file.maxCount }),
  )
  const { files, notArrived, refused } = attachments
  const message = draft.value.trim()

  function problemNow(): string | undefined {
    if (message === '') return text('composer.empty')
    if ([...message].length > limits.chatMessage.max) return text('composer.too-long', { val: limits.chatMessage.max })
    // A refused file blocks sending: without it the message would be incomplete.
    if (refused.length > 0) return text('attach.refused')
    return notArrived.length > 0 ? text('attach.unfinished') : undefined
  }

  return {
    words: draft.value,
    files,
    types: attachments.types,
    problem,
    write(words: string) {
      setProblem(undefined)
      draft.change(words)
    },
    attach(chosen: readonly File[]) {
      const room = limits.file.maxCount - files.length + refused.length
      setProblem(undefined)
      void attachments.add(chosen, (index) => (index < room ? null : 'many'))
    },
    detach(key: string) {
      setProblem(undefined)
      attachments.remove(key)
    },
    send() {
      const found = problemNow()
      setProblem(found)
      if (found !== undefined) return
      draft.discard()
      attachments.clear()
      const arrived = files.flatMap((file) => file.arrived ?? [])
      onSend(
        message,
        arrived.map(({ bytes, fileUrl, name }) => ({ url: fileUrl, name, bytes })),
      )
    },
  }
}
