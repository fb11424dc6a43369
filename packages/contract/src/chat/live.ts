import * as z from 'zod/mini'
import { guid } from '../primitives.ts'
import { chatMessage } from './schemas.ts'

export const live = {
  'chat-message': z.strictObject({ chatGuid: guid, message: chatMessage }),
  'chat-read': z.strictObject({ chatGuid: guid, companyGuid: guid, position: z.int() }),
  'chat-changed': z.strictObject({ chatGuid: guid }),
} as const
