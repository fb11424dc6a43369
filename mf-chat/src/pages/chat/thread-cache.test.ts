import type { ChatMessage } from '@sild/contract/chat/schemas'
import { describe, expect, it } from 'vitest'
import { withMessage } from './thread-cache.ts'

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
