import { asSystem } from '@sild/service-kit/calls/calls'
import { endSessions } from '../../session/end-sessions.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the refresh token says whose session ends')

/** Ends the session and all tokens of its family. Where accounts cannot be told the cookies stay, so that it can be tried again. */
export const signOut: OwnHandler<'signOut'> = async ({ deps, reply, request }) => {
  const pair = deps.cookies.refreshPair(request)
  if (pair) await deps.calls.call('closeSession', { body: { refreshToken: pair.refreshToken } }, { actor })
  deps.cookies.forget(reply)
  const { session } = request
  if (session?.sessionGuid) endSessions([session.sessionGuid], deps)
  return { acknowledged: true }
}
