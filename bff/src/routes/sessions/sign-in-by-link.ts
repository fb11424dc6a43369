import { asSystem } from '@sild/service-kit/calls/calls'
import { memberSession } from '../../session/member-session.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the token of a confirmed address identifies the user')

/** The session of a user who has just followed the link of a mail. */
export const signInByLink: OwnHandler<'signInByLink'> = async ({ body, deps, reply, request }) => {
  const { token, refresh: isRemembered } = body
  const device = deps.deviceCookie.read(request)
  const userAgent = request.headers['user-agent']?.slice(0, 500)
  const opened = await deps.calls.call(
    'openSessionByLink',
    { body: { token, isRemembered, device, userAgent } },
    { actor },
  )
  deps.deviceCookie.keep(reply, device)
  deps.cookies.keepLocale(reply, opened.user.locale)
  return memberSession(opened, reply, deps)
}
