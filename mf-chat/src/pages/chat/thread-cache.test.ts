import type { ChatMessage } from '@sild/contract/chat/schemas'
import { describe, expect, it } from 'vitest'
import { mergeThread, withMessage } from './thread-cache.ts'

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
  it('keeps what was shown before the latest messages', () => {
    const merged = mergeThread(read(1, 50), read(31, 80))
    expect(positionsOf(merged)).toEqual(positionsOf(read(1, 80)))
    expect(merged.hasEarlier).toBe(false)
  })
  it('keeps a message that arrived while the thread was read', () => {
    const merged = mergeThread(read(1, 4), read(1, 3))
    expect(positionsOf(merged)).toEqual([1, 2, 3, 4])
    expect(merged.chat.lastMessage?.position).toBe(4)
  })
  it('takes over what changed in messages that it knows', () => {
    const changed = { ...thread, messages: [message(1), message(2, { message: 'Changed' })] }
    expect(mergeThread(thread, changed).messages[1]?.message).toBe('Changed')
  })
  it('begins anew after a gap', () => {
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
