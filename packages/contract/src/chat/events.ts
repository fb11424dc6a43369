import type { EventTable } from '../job.ts'
import { readChat } from '../payloads.ts'

export const events = {
  'chat-read': readChat,
} as const satisfies EventTable
