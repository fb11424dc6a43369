import { afterEach, expect, it, vi } from 'vitest'
import { createSessionFetch } from './session-fetch.ts'

const answer = (status: number, code = '') => new Response(JSON.stringify({ error: { code } }), { status })

function setUp({ isMember = true, renews = true } = {}) {
  let token = 'old'
  const sent: (string | null)[] = []
  const answers: Response[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('token'))
    return answers.shift() ?? answer(200)
  })
  const renew = vi.fn<() => Promise<boolean>>(async () => {
    if (renews) token = 'new'
    return renews
  })
  const sessionFetch = createSessionFetch({
    currentToken: () => token,
    settled: Promise.resolve(),
    isMember: () => isMember,
    isTokenExpired: () => false,
    renew,
  })
  return { sessionFetch, answers, sent, renew }
}
afterEach(() => vi.unstubAllGlobals())

it('repeats a refused call once, with the new token', async () => {
  const { sessionFetch, answers, sent } = setUp()
  answers.push(answer(401, 'unauthenticated'))
  expect((await sessionFetch('/api/user', {})).status).toBe(200)
  expect(sent).toEqual(['old', 'new'])
})

it('does not repeat a second time', async () => {
  const { sessionFetch, answers, sent } = setUp()
  answers.push(answer(403, 'forbidden'), answer(403, 'forbidden'))
  expect((await sessionFetch('/api/user', {})).status).toBe(403)
  expect(sent).toEqual(['old', 'new'])
})

it('returns the refusal when there is no new token', async () => {
  const { sessionFetch, answers, sent } = setUp({ renews: false })
  answers.push(answer(401, 'unauthenticated'))
  expect((await sessionFetch('/api/user', {})).status).toBe(401)
  expect(sent).toEqual(['old'])
})

it('renews nothing for a guest who is refused a page of members', async () => {
  const { sessionFetch, answers, renew } = setUp({ isMember: false })
  answers.push(answer(401, 'sign-in-required'))
  expect((await sessionFetch('/api/chat/list', {})).status).toBe(401)
  expect(renew).not.toHaveBeenCalled()
})

it('renews the token of a guest that the server no longer knows', async () => {
  const { sessionFetch, answers, sent } = setUp({ isMember: false })
  answers.push(answer(401, 'unauthenticated'))
  expect((await sessionFetch('/api/search', {})).status).toBe(200)
  expect(sent).toEqual(['old', 'new'])
})

it('sends by another transport when a call has one, with the current token', async () => {
  const { sessionFetch, sent } = setUp()
  const tokens: (string | null)[] = []
  const transport = async (_: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('token'))
    return answer(tokens.length === 1 ? 401 : 201, 'unauthenticated')
  }
  expect((await sessionFetch('/api/files/upload', { method: 'POST', transport })).status).toBe(201)
  expect([tokens, sent]).toEqual([['old', 'new'], []])
})
