import { asSystem } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'
import { memberSession } from '../../session/member-session.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the refresh token identifies the user')

/** The next access token for the cookies of this browser. Deletes the cookies of an ended session. */
export const refreshSession: OwnHandler<'refreshSession'> = async ({ deps, reply, request }) => {
  const pair = deps.cookies.refreshPair(request)
  if (!pair) {
    deps.cookies.forget(reply)
    throw new AppError('session-expired')
  }
  try {
    const rotated = await deps.calls.call('rotateSession', { body: pair }, { actor })
    return await memberSession(rotated, reply, deps)
  } catch (error) {
    if (error instanceof AppError && error.status === 401) deps.cookies.forget(reply)
    throw error
  }
}
