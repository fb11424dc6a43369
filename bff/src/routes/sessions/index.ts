import { type ApiRoute, serve } from '../route.ts'
import { openAnonymousSession } from './open-anonymous-session.ts'
import { refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const sessionsRoutes: readonly ApiRoute[] = [
  // public
  serve('openAnonymousSession', openAnonymousSession),
  serve('signIn', signIn),
  serve('refreshSession', refreshSession),
  serve('signOut', signOut),
]
