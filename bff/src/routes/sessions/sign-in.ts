import { createHash } from 'node:crypto'
import { asSystem } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'
import { memberSession } from '../../session/member-session.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('nobody is signed in yet')

export const signIn: OwnHandler<'signIn'> = async ({ body, deps, reply, request }) => {
  const { calls, cookies, deviceCookie, limits } = deps
  const account = accountKey(body.email)
  const device = deviceCookie.read(request, account)
  const attempt = { account, knownDevice: device.isKnown ? device.name : null, address: request.ip }
  await limits.signIn(attempt)
  try {
    const { code, email, password, refresh: isRemembered } = body
    const userAgent = request.headers['user-agent']?.slice(0, 500)
    const opened = await calls.call(
      'openSession',
      { body: { email, password, code, isRemembered, device: device.name, userAgent } },
      { actor },
    )
    await limits.signedIn(attempt)
    deviceCookie.keep(request, reply, account, device)
    cookies.keepLocale(reply, opened.user.locale)
    return await memberSession(opened, reply, deps)
  } catch (error) {
    // Only a wrong password counts; our own trouble locks nobody out.
    if (!(error instanceof AppError) || error.code !== 'credentials-wrong') await limits.signedIn(attempt)
    throw error
  }
}

/** What stands for an account in limits and cookies: no address can be read from it. */
const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase().normalize('NFKC')).digest('base64url').slice(0, 22)
