import { beforeEach, expect, it } from 'vitest'
import { accountsMock, PASSWORD, testCompany } from './accounts-mock.ts'
import { testBff } from './bff.ts'
import { cookiesOf, sentBack } from './cookie-jar.ts'

const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1000' } })
beforeEach(() => bff.services.mock(accountsMock()))

const signIn = () => bff.call('signIn', { body: { email: 'mari@sild.test', password: PASSWORD } })
const unitOf = (reply: Awaited<ReturnType<typeof signIn>>) => cookiesOf(reply)['__Host-unit']

it('colleagues get the same unit with every session, so that a canary shows them the same portal', async () => {
  const first = await signIn()
  expect(unitOf(first)?.value).toBe(bff.deps.portal.unitCookie.ofCompany(testCompany.guid))
  expect(unitOf(first)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  const refreshed = await bff.call('refreshSession', { body: {}, headers: { cookie: sentBack(first) } })
  expect(unitOf(refreshed)?.value).toBe(unitOf(first)?.value)
})

it('a person without a company keeps the unit of the browser', async () => {
  bff.services.mock({ getMainCompany: () => ({ company: null }) })
  expect(unitOf(await signIn())).toBeUndefined()
})

it('signing out removes the unit', async () => {
  const cookie = sentBack(await signIn())
  const out = await bff.call('signOut', { headers: { cookie } })
  expect(unitOf(out)?.maxAge).toBe(0)
})
