import type { EventTable } from '../job.ts'
import { byResponse, readChat } from '../payloads.ts'

export const events = {
  'chat-read': readChat,
  /** For the first time. */
  'response-answered': byResponse,
} as const satisfies EventTable
