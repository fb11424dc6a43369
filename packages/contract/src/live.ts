import type { ChatMessage } from './chat/schemas.ts'
import type { Notification } from './notifications/schemas.ts'
import type { OperationName } from './operations.ts'

/** What travels from a service over the BFF to the browser as it happens. Whoever misses one catches up by polling. */
export type LiveMessage =
  | { type: 'chat-message'; payload: { chatGuid: string; message: ChatMessage } }
  | { type: 'chat-read'; payload: { chatGuid: string; companyGuid: string; position: number } }
  | { type: 'chat-changed'; payload: { chatGuid: string } }
  | { type: 'notification'; payload: Notification }
  /** Some count of the activity counter may have changed. */
  | { type: 'activity'; payload: Record<string, never> }
  | { type: 'publication-changed'; payload: { publicationGuid: string } }
  /** For the BFF: what it cached of the target's pages is outdated. */
  | { type: 'pages-outdated'; payload: Record<string, never> }
  | { type: 'moderation-queue-changed'; payload: { caseGuid: string } }
  /** For the BFF: tokens of the target's sessions are good no more. */
  | { type: 'sessions-ended'; payload: Record<string, never> }
/** What the BFF says to a stream that goes on too late to be told what it missed. */
export interface MissedMessages {
  type: 'missed'
}
export type LiveType = LiveMessage['type']

/** Whom it is for. `pages` and `sessionGuids` are for the BFF itself: cached pages with one of the tags are outdated, sessions are over. */
export type LiveTarget =
  | { userGuid: string }
  | { companyGuid: string }
  | { role: 'moderator' | 'support' | 'admin' }
  | { pages: PageTag[] }
  | { sessionGuids: string[] }

/** What a cached page was made of: an operation that its loaders called, or something whose guid they were given. */
export type PageTag = OperationName | `publication:${string}` | `company:${string}`
