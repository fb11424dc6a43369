import { describe, expect, it } from 'vitest'
import { guestToken, providerWithCompany, tokenFor, useBff } from './bff.ts'

const bff = useBff()

describe('a forwarded operation', () => {
  it('reaches its service as it came, and its answer comes back as it is', async () => {
    const body = ' { "respondGuid" : "7c9e6679-7425-40de-944b-e07fc1f90ae7",\n"respondType":"project" } '
    const token = tokenFor(bff.deps, providerWithCompany)
    const reply = await bff.call('openChat', { token, body, headers: { 'x-language': 'et', 'idempotency-key': 'once-and-only' } })
    const seen = bff.services.seen.at(-1)
    expect(reply.statusCode).toBe(200)
    expect(seen?.bytes?.toString()).toBe(body)
    expect(seen?.headers).toMatchObject({ 'idempotency-key': 'once-and-only', 'x-request-id': reply.headers['x-request-id'] })
    expect(seen?.actor).toMatchObject({ kind: 'member', companyGuid: providerWithCompany.companyGuid, locale: 'et' })
  })

  it('says in which language the service answers', async () => {
    const reply = await bff.call('getUser', { token: guestToken(bff.deps), headers: { 'x-language': 'fr' } })
    expect(reply.json()).toMatchObject({ error: { code: 'sign-in-required', requestId: reply.headers['x-request-id'] } })
    expect(reply.json().error.message).toMatch(/connect/i)
  })
})
