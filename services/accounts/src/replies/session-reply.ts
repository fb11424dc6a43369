import type { Reply } from '@sild/contract'
import type { Session } from '../models/session.ts'
import type { User } from '../models/user.ts'
import { userReply } from './user-reply.ts'

export interface HeldSession {
  user: User
  session: Pick<Session, 'sessionGuid' | 'isRemembered' | 'expiresAt'>
  refreshToken: string
  binderToken: string
}

export const sessionReply = (
  { user, session, refreshToken, binderToken }: HeldSession,
  deps: Parameters<typeof userReply>[1],
): Reply<'openSession'> => ({
  user: userReply(user, deps),
  sessionGuid: session.sessionGuid,
  refreshToken,
  binderToken,
  isRemembered: session.isRemembered,
  expiresAt: session.expiresAt.toISOString(),
})
