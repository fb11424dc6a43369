import { describe, expect, it } from 'vitest'
import { accountsMock, PASSWORD, SIGN_IN_TOKEN, testUser } from './accounts-mock.ts'
import { testBff } from './bff.ts'
import { cookiesOf, sentBack } from './cookie-jar.ts'

const bff = testBff()
const byLink = (token: string, refresh: boolean) => bff.call('signInByLink', { body: { token, refresh } })

describe('signing in by the link of a mail', () => {
  it('opens the same session as a password does', async () => {
    bff.services.mock(accountsMock())
    const reply = await byLink(SIGN_IN_TOKEN, true)
    expect(reply.statusCode).toBe(200)
    const { token, user } = reply.json().result
    expect(user).toEqual(testUser())
    expect((await bff.call('listChats', { token })).statusCode).toBe(200)
    const body = { email: user.email, password: PASSWORD, refresh: true }
    const byPassword = await bff.call('signIn', { body })
    expect(Object.keys(cookiesOf(reply))).toEqual(Object.keys(cookiesOf(byPassword)))
    expect((await bff.call('refreshSession', { body: {}, headers: { cookie: sentBack(reply) } })).statusCode).toBe(200)
  })

  it('opens no session by another token', async () => {
    bff.services.mock(accountsMock())
    const reply = await byLink('another', true)
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'token-expired'])
    expect(cookiesOf(reply)).toEqual({})
  })
})
