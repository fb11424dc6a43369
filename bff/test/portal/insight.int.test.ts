import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testDatabase } from '@sild/testing'
import { fixtureRelease, idOf, madeOf } from '@sild/portal/test/fixture-releases'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RealBff, realBff } from '../real-bff.ts'
import { testDelivery } from './test-delivery.ts'

const database = testDatabase()
const map = {
  version: 3,
  sources: ['webpack://mf-try/./src/Page.tsx'],
  sourcesContent: ['one\ntwo\nthrow new Error()\nfour'],
  names: [],
  mappings: 'AAEA',
}
const delivery = testDelivery({
  database,
  live: [
    fixtureRelease('shell', 'aa'),
    fixtureRelease('mf-try', 'b1', { files: { 'page.js': 'x()', 'page.js.map': JSON.stringify(map) } }),
  ],
})
const taken: { url: string | undefined; event: Record<string, unknown> }[] = []
let tracker: Server
let bff: RealBff
const hash = `sha384-${'a'.repeat(64)}`
const start = (name: string, environment: Record<string, string>) =>
  realBff(database, join(delivery.root, name), { REGISTRY_DIR: delivery.registryDir, ...environment })

beforeAll(async () => {
  tracker = createServer((request, response) => {
    const take = async () => {
      const [, , event = ''] = (await text(request)).split('\n')
      taken.push({ url: request.url, event: JSON.parse(event) as Record<string, unknown> })
      response.end()
    }
    void take()
  }).listen(0, '127.0.0.1')
  await once(tracker, 'listening')
  bff = await start('told', {
    ANALYTICS_URL: 'https://stats.example/take',
    ANALYTICS_KEY: 'phc_1',
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
    TAG_MANAGER_INTEGRITY: hash,
    ERROR_REPORTING_DSN: `http://key@127.0.0.1:${(tracker.address() as AddressInfo).port}/7`,
  })
})
afterAll(async () => {
  await bff.kill()
  tracker.close()
})

const policyOf = ({ headers }: Awaited<ReturnType<RealBff['get']>>) => String(headers['content-security-policy'])
const stack = `    at Page (https://sild.test/a/mf-try/${idOf('b1')}/page.js:1:1)`
const error = {
  kind: 'render',
  name: 'TypeError',
  message: 'x is gone',
  stack,
  isRecovered: false,
  path: '/mf-try',
  occurredAt: '2026-11-24T10:00:00.000Z',
}
const aDocument = async () => {
  const { body } = await bff.get('/')
  const [, mark] = /nonce="([^"]*)"/.exec(body) ?? []
  return { mark, releases: Object.entries(madeOf(body).releases).map(([app, id]) => `${app}@${id}`) }
}

it('allows the configured tools in documents, with hashes for scripts where the tag manager has one', async () => {
  const page = await bff.get('/')
  expect(policyOf(page)).toContain(
    "connect-src 'self' https://files.sild-uploads.test https://stats.example https://tags.example;",
  )
  expect(policyOf(page)).toMatch(/script-src 'nonce-[^']+' 'self' https:\/\/tags\.example;/)
  expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  const nobody = await delivery.bff.get('/')
  expect(policyOf(nobody)).not.toContain('.example')
  expect(nobody.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  const open = await start('open', { TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1' })
  expect((await open.get('/')).headers).not.toHaveProperty('integrity-policy')
  await open.kill()
})

it('forwards an error that one of our documents reports, with its source and the guid of its user', async () => {
  const token = bff.sessionToken({ userGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' })
  const body = { document: await aDocument(), errors: [error] }
  expect((await bff.call('reportErrors', { body, token })).json()).toEqual({ result: { acknowledged: true } })
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5000 })
  expect(taken[0]).toMatchObject({
    url: '/api/7/envelope/',
    event: {
      release: `mf-try@${idOf('b1')}`,
      environment: 'staging',
      user: { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
      exception: {
        values: [
          {
            stacktrace: { frames: [{ filename: 'mf-try/src/Page.tsx', lineno: 3, context_line: 'throw new Error()' }] },
          },
        ],
      },
    },
  })
})

it('forwards no error of an unknown document, and refuses what is not an error', async () => {
  const document = await aDocument()
  taken.length = 0
  const strange = [
    { ...document, mark: 'A'.repeat(24) },
    { ...document, releases: [`mf-try@${idOf('b2')}`] },
  ]
  for (const each of strange) await bff.call('reportErrors', { body: { document: each, errors: [error] } })
  for (const wrong of [
    { ...error, stack: 'x'.repeat(8001) },
    { ...error, email: 'mari@sild.test' },
    { ...error, kind: 7 },
  ])
    expect((await bff.call('reportErrors', { body: { document, errors: [wrong] } })).statusCode).toBe(400)
  expect(
    (await bff.call('reportErrors', { body: { document, errors: Array.from({ length: 11 }, () => error) } }))
      .statusCode,
  ).toBe(400)
  // One that counts comes after all of them.
  await bff.call('reportErrors', { body: { document, errors: [{ ...error, message: 'the last' }] } })
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(0), { timeout: 5000 })
  expect(taken).toMatchObject([{ event: { exception: { values: [{ value: 'the last' }] } } }])
})

it('accepts errors without an error tracker, and drops them', async () => {
  const body = { document: await aDocument(), errors: [error] }
  expect((await delivery.bff.call('reportErrors', { body })).statusCode).toBe(200)
})
