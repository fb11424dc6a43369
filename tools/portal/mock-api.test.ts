import { refusal } from '@sild/testing/mock-api'
import { categoriesReply } from '@sild/testing/replies'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installMockApi } from './mock-api.ts'

let app: FastifyInstance
const unanswered: string[] = []
beforeEach(async () => {
  unanswered.length = 0
  app = Fastify()
  installMockApi(app, {
    persona: 'moderator',
    onUnanswered: (name) => unanswered.push(name),
    mocks: {
      listCategories: categoriesReply,
      listCountries: () => ({ list: [{ code: 'Estonia', title: 'Estonia' }] }),
      getPage: ({ params }) => {
        throw refusal('page-not-found', { status: 404, message: `no ${params.slug}` })
      },
    },
  })
  app.get('/*', (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  await app.ready()
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const html = { accept: 'text/html' }

describe('calls', () => {
  it('are answered by the mocks, in the envelope of the BFF', async () => {
    expect((await get('/api/list/categories')).json()).toEqual({ result: categoriesReply() })
  })

  it('are refused as in the contract', async () => {
    const refused = await app.inject({ method: 'POST', url: '/api/pages/list', payload: { limit: 0 } })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['limit']])
  })

  it('fail when a mock refuses, with its code and status', async () => {
    const refused = await get('/api/page/about-us')
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      404,
      { code: 'page-not-found', message: 'no about-us' },
    ])
  })

  it('fail when a mock returns an invalid reply', async () => {
    expect((await get('/api/list/countries')).statusCode).toBe(500)
  })

  it('without a mock fail, and are reported once', async () => {
    await get('/api/list/languages')
    expect((await get('/api/list/languages')).statusCode).toBe(500)
    expect(unanswered).toEqual(['listLanguages'])
  })
})

describe('the user of a page', () => {
  const cookies = (headers: object) => (headers as { 'set-cookie'?: string[] })['set-cookie'] ?? []
  const refresh = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/refreshToken', headers: { cookie }, payload: {} })

  it('is the persona from the first document on', async () => {
    const [persona = ''] = cookies((await get('/', html)).headers)
    expect(persona).toContain('persona=moderator')
    expect((await refresh('persona=moderator')).json().result.user.roles).toEqual(['moderator'])
    expect(cookies((await get('/', { ...html, cookie: 'persona=company' })).headers)).toEqual([])
  })

  it('changes to another persona at /__sild/as', async () => {
    const changed = await get('/__sild/as/company?to=/chat', html)
    expect([changed.statusCode, changed.headers.location]).toEqual([302, '/chat'])
    expect(cookies(changed.headers)[0]).toContain('persona=company')
    expect((await refresh('persona=company')).json().result.company).not.toBeNull()
  })

  it('has no session as a guest', async () => {
    expect((await refresh('persona=public')).statusCode).toBe(401)
  })
})
