import { paths } from '@sild/paths'
import { AppError } from '@sild/service-kit/errors'
import { describe, expect, it } from 'vitest'
import { ORIGIN, testBff } from './bff.ts'

const bff = testBff()
const send = (path: string, form: string, headers: Record<string, string> = {}) =>
  bff.app.inject({
    method: 'POST',
    url: path,
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
  })
const acknowledged = { acknowledged: true } as const

describe('a form of the newsletter', () => {
  it('becomes the same call as a page’s, and redirects to its result', async () => {
    const bodies: object[] = []
    bff.services.mock({
      subscribeToNewsletter: ({ body }) => {
        bodies.push(body)
        return acknowledged
      },
    })
    const sent = await send('/et/newsletter', 'email=+anna%40sild.test&type=customer&category=2&category=5&category=x')
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/et${paths.newsletter('sent')}`])
    expect(bodies).toEqual([{ email: 'anna@sild.test', type: 'customer', categories: [2, 5] }])
  })

  it('says what is wrong with the address', async () => {
    expect((await send('/newsletter', 'email=nobody')).headers.location).toBe(paths.newsletter('invalid'))
    expect((await send('/newsletter', '')).headers.location).toBe(paths.newsletter('invalid'))
  })

  it('of another site, and one that is too large, does nothing', async () => {
    let calls = 0
    bff.services.mock({
      subscribeToNewsletter: () => {
        calls++
        return acknowledged
      },
    })
    const form = 'email=anna%40sild.test'
    const foreign = await send('/newsletter', form, {
      origin: 'https://elsewhere.test',
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign.headers.location).toBe(paths.newsletter('failed'))
    expect((await send('/newsletter', `${form}&x=${'x'.repeat(5000)}`)).statusCode).toBe(413)
    expect(calls).toBe(0)
  })

  it('confirms and ends a subscription by the link of a mail', async () => {
    bff.services.mock({
      confirmNewsletter: ({ body }) => {
        if (body.token !== 'good') throw new AppError('token-invalid')
        return acknowledged
      },
      endNewsletter: ({ query }) => ({ ...acknowledged, outcome: query.token === 'good' ? 'ended' : 'link-invalid' }),
    })
    expect((await send('/newsletter/confirm', 'token=good')).headers.location).toBe(paths.newsletter('confirmed'))
    expect((await send('/newsletter/confirm', 'token=other')).headers.location).toBe(paths.newsletter('failed'))
    expect((await send('/newsletter/end', 'token=good')).headers.location).toBe(paths.newsletter('ended'))
    for (const damaged of ['token=other', '', `token=${'x'.repeat(300)}`])
      expect((await send('/newsletter/end', damaged)).headers.location).toBe(paths.newsletter('not-ended'))
  })
})
