import type { ApiClient } from '@sild/api-client'
import type { Reply } from '@sild/contract'
import { getChat } from '@sild/contract/chat/operations'
import type { Chat, ChatMessage } from '@sild/contract/chat/schemas'
import { apiQuery, queryClient } from '@sild/shell-api/query'
import { threadInput } from './thread-input.ts'

type ThreadReply = Reply<'getChat'>
/** The most messages per request. */
const MOST = 100

const keyOf = (chatGuid: string) => [getChat.path, threadInput(chatGuid)]
const firstOf = ({ messages: [first] }: ThreadReply): number => first?.position ?? 0
const withEarlier = (thread: ThreadReply, { messages, hasEarlier }: ThreadReply): ThreadReply => ({
  ...thread,
  messages: [...messages, ...thread.messages],
  hasEarlier,
})

/** Keeps the time of the last load, because the file links in the thread are as old. */
function keep(chatGuid: string, change: (thread: ThreadReply) => ThreadReply): void {
  const updatedAt = queryClient.getQueryState(keyOf(chatGuid))?.dataUpdatedAt
  queryClient.setQueryData<ThreadReply>(keyOf(chatGuid), (thread) => thread && change(thread), { updatedAt })
}

/** Adds a message at its place. Null when messages before it are missing, so the thread must be read again. */
export function withMessage(thread: ThreadReply, message: ChatMessage): ThreadReply | null {
  const last = thread.messages.at(-1)?.position ?? 0
  if (message.position <= last) return thread
  if (message.position > last + 1) return null
  const state = message.kind === 'CLOSED' ? 'archived' : thread.chat.state
  return { ...thread, chat: { ...thread.chat, state, lastMessage: message }, messages: [...thread.messages, message] }
}

/**
 * Reloading a thread returns only its latest messages. Earlier ones and those that arrived meanwhile stay. Messages
 * before a gap are removed, because they can be loaded as earlier messages.
 */
export function mergeThread(known: ThreadReply | undefined, read: ThreadReply): ThreadReply {
  const first = read.messages[0]?.position
  if (!known || first === undefined) return read
  const before = known.messages.filter(({ position }) => position < first)
  const isJoined = before.at(-1)?.position === first - 1
  const joined = isJoined ? { ...read, messages: [...before, ...read.messages], hasEarlier: known.hasEarlier } : read
  return known.messages.reduce((thread, message) => withMessage(thread, message) ?? thread, joined)
}
queryClient.setQueryDefaults([getChat.path], {
  // The cache only contains replies of this operation.
  structuralSharing: (known, read) => mergeThread(known as ThreadReply | undefined, read as ThreadReply),
})

/**
 * Links to files expire, so messages before the latest ones are reloaded too, back to the first file. Messages before a
 * gap are not: they can be loaded as earlier messages.
 */
export const threadQuery = (api: ApiClient, chatGuid: string) => ({
  ...apiQuery(api, getChat, threadInput(chatGuid)),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const read = (query: { before?: number; limit?: number }) =>
      api.call(getChat, { params: { chatGuid }, query, signal })
    let thread = await read({})
    const known = queryClient.getQueryData<ThreadReply>(keyOf(chatGuid))?.messages ?? []
    const firstFile = known.find(({ attachments }) => attachments.length > 0)?.position ?? Infinity
    const isJoined = (known.at(-1)?.position ?? 0) >= firstOf(thread) - 1
    while (isJoined && thread.hasEarlier && firstFile < firstOf(thread)) {
      const before = firstOf(thread)
      const page = await read({ before, limit: Math.min(before - firstFile, MOST) })
      thread = withEarlier(thread, page)
    }
    return thread
  },
})

/** Adds earlier messages to the open thread, unless a reload after a long absence made it begin later. */
export function receiveEarlier(page: ThreadReply): void {
  keep(page.chat.chatGuid, (thread) =>
    page.messages.at(-1)?.position === firstOf(thread) - 1 ? withEarlier(thread, page) : thread,
  )
}

/** Adds a message to the open thread; an unopened thread loads it when it is opened. */
export function receive(chatGuid: string, message: ChatMessage): void {
  const thread = queryClient.getQueryData<ThreadReply>(keyOf(chatGuid))
  if (!thread) return
  const next = withMessage(thread, message)
  if (next) keep(chatGuid, () => next)
  else void queryClient.invalidateQueries({ queryKey: keyOf(chatGuid) })
}

/** Updates the chat of the open thread with the server's reply. */
export function receiveChat(chat: Chat): void {
  keep(chat.chatGuid, (thread) => ({ ...thread, chat }))
}
