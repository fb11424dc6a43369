import { asSystem } from '@sild/service-kit/calls/calls'
import { addressKey } from '@sild/service-kit/address'
import { memberSession } from '../../session/member-session.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the caller is not signed in yet')

/** Accounts counts failed attempts by account, by network address, and separately by known browser. */
export const signIn: OwnHandler<'signIn'> = async ({ body, deps, reply, request }) => {
  const { code, email, password, refresh: isRemembered } = body
  const device = deps.deviceCookie.read(request)
  const userAgent = request.headers['user-agent']?.slice(0, 500)
  const opened = await deps.calls.call(
    'openSession',
    { body: { email, password, code, isRemembered, device, address: addressKey(request.ip), userAgent } },
    { actor },
  )
  deps.deviceCookie.keep(reply, device)
  deps.cookies.keepLocale(reply, opened.user.locale)
  return memberSession(opened, reply, deps)
}
