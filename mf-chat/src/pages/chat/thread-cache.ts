import type { Reply } from '@sild/contract'
import { getChat } from '@sild/contract/chat/operations'
import type { Chat, ChatMessage } from '@sild/contract/chat/schemas'
import { queryClient } from '@sild/shell-api/query'
import { threadInput } from './thread-input.ts'

type ThreadReply = Reply<'getChat'>

/** Adds a message at its place. Null when messages before it are missing, so the thread must be read again. */
export function withMessage(thread: ThreadReply, message: ChatMessage): ThreadReply | null {
  const last = thread.messages.at(-1)?.position ?? 0
  if (message.position <= last) return thread
  if (message.position > last + 1) return null
  const state = message.kind === 'CLOSED' ? 'archived' : thread.chat.state
  return { ...thread, chat: { ...thread.chat, state, lastMessage: message }, messages: [...thread.messages, message] }
}

/**
 * Reading a thread again brings its latest messages only, as they were when they were read: what was shown before them,
 * and what arrived meanwhile, stays. Messages before a gap go, because they can be asked for as earlier ones.
 */
export function mergeThread(known: ThreadReply | undefined, read: ThreadReply): ThreadReply {
  const first = read.messages[0]?.position
  if (!known || first === undefined) return read
  const before = known.messages.filter(({ position }) => position < first)
  const isJoined = before.at(-1)?.position === first - 1
  const joined = isJoined ? { ...read, messages: [...before, ...read.messages], hasEarlier: known.hasEarlier } : read
  return known.messages.reduce((thread, message) => withMessage(thread, message) ?? thread, joined)
}
queryClient.setQueryDefaults([getChat.name], {
  structuralSharing: (known, read) => mergeThread(known as ThreadReply | undefined, read as ThreadReply),
})

/** Takes a message into the open thread; a thread that was never opened reads it when it is. */
export function receive(chatGuid: string, message: ChatMessage): void {
  const queryKey = [getChat.name, threadInput(chatGuid)]
  const thread = queryClient.getQueryData<ThreadReply>(queryKey)
  if (!thread) return
  const next = withMessage(thread, message)
  if (next) queryClient.setQueryData(queryKey, next)
  else void queryClient.invalidateQueries({ queryKey })
}

/** Takes what the server said of the open thread's chat. */
export function receiveChat(chat: Chat): void {
  queryClient.setQueryData<ThreadReply>(
    [getChat.name, threadInput(chat.chatGuid)],
    (thread) => thread && { ...thread, chat },
  )
}
