import type { ApiClient } from '@sild/api-client'
import type { Reply } from '@sild/contract'
import { getChat } from '@sild/contract/chat/operations'
import type { Chat, ChatMessage } from '@sild/contract/chat/schemas'
import { apiQuery, queryClient } from '@sild/shell-api/query'
import { threadInput } from './thread-input.ts'

type ThreadReply = Reply<'getChat'>
/** How many messages are read at once at most. */
const MOST = 100

const keyOf = (chatGuid: string) => [getChat.path, threadInput(chatGuid)]
const firstOf = ({ messages: [first] }: ThreadReply): number => first?.position ?? 0
const withEarlier = (thread: ThreadReply, { messages, hasEarlier }: ThreadReply): ThreadReply => ({
  ...thread,
  messages: [...messages, ...thread.messages],
  hasEarlier,
})

/** The thread stays as old as when it was read, because the links in it do. */
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
queryClient.setQueryDefaults([getChat.path], {
  // Of this operation alone.
  structuralSharing: (known, read) => mergeThread(known as ThreadReply | undefined, read as ThreadReply),
})

/**
 * The links to files expire, so what is shown before the latest messages is read again too, back to its first file.
 * What a gap parts from them is not: it can be asked for as earlier messages.
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

/** Takes earlier messages into the open thread, unless it was read again after a long absence and begins later now. */
export function receiveEarlier(page: ThreadReply): void {
  keep(page.chat.chatGuid, (thread) =>
    page.messages.at(-1)?.position === firstOf(thread) - 1 ? withEarlier(thread, page) : thread,
  )
}

/** Takes a message into the open thread; a thread that was never opened reads it when it is. */
export function receive(chatGuid: string, message: ChatMessage): void {
  const thread = queryClient.getQueryData<ThreadReply>(keyOf(chatGuid))
  if (!thread) return
  const next = withMessage(thread, message)
  if (next) keep(chatGuid, () => next)
  else void queryClient.invalidateQueries({ queryKey: keyOf(chatGuid) })
}

/** Takes what the server said of the open thread's chat. */
export function receiveChat(chat: Chat): void {
  keep(chat.chatGuid, (thread) => ({ ...thread, chat }))
}
