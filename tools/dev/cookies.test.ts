import { expect, it } from 'vitest'
import { toLocalCookie, toPortalCookies } from './cookies.ts'

it.each([
  [
    '__Host-device=a.b; Path=/; Secure; HttpOnly; SameSite=Lax',
    'Host-of-portal-device=a.b; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['__Secure-refresh=x; Domain=sild.test; Path=/api; Secure', 'Secure-of-portal-refresh=x; Path=/api'],
  [
    'session-hint=member; Path=/; Max-Age=60; SameSite=None; Secure',
    'session-hint=member; Path=/; Max-Age=60; SameSite=Lax',
  ],
  ['secure=1; Path=/', 'secure=1; Path=/'],
])('%s is kept here as %s', (there, here) => {
  expect(toLocalCookie(there)).toBe(here)
})

it('cookies are sent back under their original names', () => {
  expect(toPortalCookies('Host-of-portal-device=a.b; session-hint=member; Secure-of-portal-refresh=x')).toBe(
    '__Host-device=a.b; session-hint=member; __Secure-refresh=x',
  )
})
