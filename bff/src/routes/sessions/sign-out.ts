import { asSystem } from '@sild/service-kit/calls/calls'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the tokens identify the session')

/** Ends the session and revokes its tokens. If accounts is unavailable the cookies stay, so that the user can retry. */
export const signOut: OwnHandler<'signOut'> = async ({ deps, reply, request }) => {
  const refreshToken = deps.cookies.refreshPair(request)?.refreshToken
  const sessionGuid = request.session?.sessionGuid ?? undefined
  if (refreshToken ?? sessionGuid)
    await deps.calls.call('closeSession', { body: { refreshToken, sessionGuid } }, { actor })
  deps.cookies.forget(reply)
  if (sessionGuid) deps.endedSessions.add(sessionGuid)
  return { acknowledged: true }
}
