import { getChat } from '@sild/contract/chat/operations'
import type { ChatMessage } from '@sild/contract/chat/schemas'
import { queryClient } from '@sild/shell-api/query'
import { afterEach, describe, expect, it } from 'vitest'
import { mergeThread, receive, withMessage } from './thread-cache.ts'
import { threadInput } from './thread-input.ts'

const message = (position: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  guid: `message-${position}`,
  chatGuid: 'chat',
  position,
  kind: 'QUESTION',
  message: `text ${position}`,
  attachments: [],
  authorCompanyGuid: 'company',
  sentAt: '2026-11-21T10:00:00Z',
  clientGuid: null,
  ...change,
})
const thread = {
  chat: { state: 'active' },
  messages: [message(1), message(2)],
  hasEarlier: false,
} as unknown as Parameters<typeof withMessage>[0]

const positionsOf = ({ messages }: typeof thread) => messages.map(({ position }) => position)
const read = (from: number, to: number, hasEarlier = from > 1): typeof thread => ({
  ...thread,
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasEarlier,
})

describe('mergeThread', () => {
  it('keeps older messages before the latest ones', () => {
    const merged = mergeThread(read(1, 50), read(31, 80))
    expect(positionsOf(merged)).toEqual(positionsOf(read(1, 80)))
    expect(merged.hasEarlier).toBe(false)
  })
  it('keeps a message that arrived while the thread was read', () => {
    const merged = mergeThread(read(1, 4), read(1, 3))
    expect(positionsOf(merged)).toEqual([1, 2, 3, 4])
    expect(merged.chat.lastMessage?.position).toBe(4)
  })
  it('updates known messages', () => {
    const changed = { ...thread, messages: [message(1), message(2, { message: 'Changed' })] }
    expect(mergeThread(thread, changed).messages[1]?.message).toBe('Changed')
  })
  it('starts again after a gap', () => {
    const merged = mergeThread(read(1, 20), read(31, 80))
    expect(positionsOf(merged)).toEqual(positionsOf(read(31, 80)))
    expect(merged.hasEarlier).toBe(true)
  })
})

describe('withMessage', () => {
  it('appends the next message', () => {
    expect(withMessage(thread, message(3))?.messages.map(({ position }) => position)).toEqual([1, 2, 3])
  })
  it('keeps a message that is there already once', () => {
    expect(withMessage(thread, message(2))).toBe(thread)
  })
  it('asks for the thread when messages in between are missing', () => {
    expect(withMessage(thread, message(4))).toBeNull()
  })
  it('closes the chat with its closing message', () => {
    expect(withMessage(thread, message(3, { kind: 'CLOSED' }))?.chat.state).toBe('archived')
  })
})

describe('the cache', () => {
  afterEach(() => queryClient.clear())
  const queryKey = [getChat.path, threadInput('chat')]
  const kept = () => queryClient.getQueryData<typeof thread>(queryKey)
  const answer = (reply: typeof thread) => queryClient.fetchQuery({ queryKey, queryFn: () => reply, staleTime: 0 })

  it('keeps shown messages of a thread that is read again', async () => {
    await answer(read(1, 50))
    await answer(read(31, 80))
    expect(positionsOf(kept()!)).toEqual(positionsOf(read(1, 80)))
  })
  it('takes a message into the thread that is open, and into no other', async () => {
    receive('chat', message(3))
    expect(kept()).toBeUndefined()
    await answer(thread)
    receive('chat', message(3))
    expect(positionsOf(kept()!)).toEqual([1, 2, 3])
    receive('chat', message(9))
    expect(positionsOf(kept()!)).toEqual([1, 2, 3])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
