import { getUser } from '@sild/contract/accounts/operations'
import { exportPayments } from '@sild/contract/billing/payment-operations'
import { createCompany, updateCompany } from '@sild/contract/companies/operations'
import { describe, expect, it } from 'vitest'
import { type ApiClientOptions, createApiClient } from './api-client.ts'
import type { ApiError } from './api-error.ts'

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }

function clientOf(answers: (() => Response)[], own: Partial<ApiClientOptions> = {}) {
  const sent: Sent[] = []
  const fetch: ApiClientOptions['fetch'] = async (url, init) => {
    sent.push({ url, init: init as Sent['init'] })
    return answers[Math.min(sent.length, answers.length) - 1]!()
  }
  return { sent, api: createApiClient({ fetch, baseUrl: '', token: () => 'the token', locale: () => 'et', ...own }) }
}
const success = (result: unknown) => () => Response.json({ result })
const refusal =
  (status: number, code: string, more = {}) =>
  () =>
    Response.json(
      { error: { code, message: 'Sõnum', requestId: 'request-0001', ...more } },
      { status, headers: { 'retry-after': '3' } },
    )
const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  )

describe('a download', () => {
  it('returns its name and the address of its bytes', async () => {
    const answer = () => new Response('a,b', { headers: { 'x-file-name': 'sild-payments-2026.csv' } })
    const { api } = clientOf([answer])
    const { fileName, href } = await api.call(exportPayments, { query: { year: 2026 } })
    expect(fileName).toBe('sild-payments-2026.csv')
    expect(await (await fetch(href)).text()).toBe('a,b')
  })

  it('that is refused is an error like any other', async () => {
    const { api } = clientOf([refusal(403, 'company-required')])
    expect(await errorOf(api.call(exportPayments, { query: { year: 2026 } }))).toMatchObject({
      code: 'company-required',
    })
  })
})

describe('a call', () => {
  it('sends the input of the operation and returns its reply', async () => {
    const { api, sent } = clientOf([success({ guid: 'g' })])
    const reply = await api.call(updateCompany, {
      params: { guid: 'a/b' },
      body: { name: 'Põhi' } as never,
      idempotencyKey: 'key-00000001',
    })
    expect(reply).toEqual({ guid: 'g' })
    expect(sent).toMatchObject([
      {
        url: '/api/user/company/a%2Fb',
        init: {
          method: 'PATCH',
          body: '{"name":"Põhi"}',
          headers: {
            token: 'the token',
            'x-language': 'et',
            'idempotency-key': 'key-00000001',
            'content-type': 'application/json',
          },
        },
      },
    ])
  })

  it('that is refused throws the errors, field by field', async () => {
    const { api } = clientOf([
      refusal(400, 'invalid', { fields: { name: { code: 'required', message: 'Nimi puudub' } } }),
    ])
    expect(await errorOf(api.call(createCompany, { body: {} as never }))).toMatchObject({
      code: 'invalid',
      status: 400,
      message: 'Sõnum',
      requestId: 'request-0001',
      retryAfterSeconds: 3,
      isOffline: false,
      fields: { name: { message: 'Nimi puudub' } },
    })
  })

  it.each([
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed')),
      { code: 'unavailable', status: 0, isOffline: true },
    ],
    [
      'a page of a proxy',
      async () => new Response('<html>', { status: 502 }),
      { code: 'unavailable', status: 502, isOffline: false },
    ],
    [
      'half an answer',
      async () => new Response('{"result":', { status: 200 }),
      { code: 'unavailable', status: 200, isOffline: false },
    ],
  ])('that meets %s is unavailable', async (_name, fetch, expected) => {
    const { api } = clientOf([], { fetch })
    expect(await errorOf(api.call(getUser, {}))).toMatchObject(expected)
  })

  it('that is aborted throws the reason, not a failure', async () => {
    const reason = new Error('the page was left')
    const { api } = clientOf([], { fetch: () => Promise.reject(new TypeError('aborted')) })
    await expect(api.call(getUser, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('an expired token', () => {
  it('is replaced and the call repeated, once', async () => {
    const { api, sent } = clientOf([refusal(401, 'unauthenticated'), success({ guid: 'g' })], {
      onUnauthorised: async () => true,
    })
    await expect(api.call(getUser, {})).resolves.toEqual({ guid: 'g' })
    expect(sent).toHaveLength(2)
    const stubborn = clientOf([refusal(401, 'unauthenticated')], { onUnauthorised: async () => true })
    expect(await errorOf(stubborn.api.call(getUser, {}))).toMatchObject({ code: 'unauthenticated' })
    expect(stubborn.sent).toHaveLength(2)
  })

  it('that cannot be replaced is an error', async () => {
    const { api, sent } = clientOf([refusal(401, 'unauthenticated')], { onUnauthorised: async () => false })
    expect(await errorOf(api.call(getUser, {}))).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  it('is not confused with a wrong password', async () => {
    const { api, sent } = clientOf([refusal(401, 'credentials-wrong')], { onUnauthorised: async () => true })
    expect(await errorOf(api.call(getUser, {}))).toMatchObject({ code: 'credentials-wrong' })
    expect(sent).toHaveLength(1)
  })
})

describe('the types', () => {
  it('know the input and the reply of an operation', () => {
    const { api } = clientOf([success({})])
    const typed = () => [
      api.call(getUser, {}).then((user) => user.guid satisfies string),
      // @ts-expect-error the body is missing
      api.call(createCompany, {}),
      // @ts-expect-error there is no such field
      api.call(createCompany, { body: { nonsense: 1 } }),
      // @ts-expect-error the parameter is missing
      api.call(updateCompany, { body: {} }),
    ]
    expect(typed).toBeTypeOf('function')
  })
})
