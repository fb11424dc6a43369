import { brotliDecompressSync } from 'node:zlib'
import type { PublishedRelease } from '@sild/registry'
import type { HydrationData } from '@sild/registry/renderer'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { fixtureRelease, idOf } from '../../test/fixture-releases.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { pageStateAddress } from '../rendering/page-state-address.ts'
import { createPageStates } from './page-states.ts'
import { pageStatesPlugin } from './page-states-plugin.ts'

const published = (name: string, short: string): PublishedRelease => {
  const { files, lock } = fixtureRelease(name, short)
  const read = (path: string) => JSON.parse(files.get(path)?.toString() ?? '') as never
  return { lock, meta: read('meta.json'), chunks: read('chunks.json') }
}
const stored = [published('shell', 'aa'), published('mf-try', 'b1'), published('mf-try', 'b2')]
const of = `mf-try.${idOf('b1')},shell.${idOf('aa')}`
const hash = 'h'.repeat(22)

async function open() {
  const states = createPageStates({ maxBytes: 10_000, maxAgeMs: 1000 })
  const releases = {
    load: async () => {},
    get: (name: string, id: string) => stored.find(({ lock }) => lock.name === name && lock.id === id),
  }
  const app = Fastify()
  await app.register(pageStatesPlugin, { states, remotes: { releases, version: '1.2.3' } as unknown as Remotes }) // It asks for no more.
  const ask = async (address: string, encoding = 'identity') => {
    const response = await app.inject({ url: address, headers: { 'accept-encoding': encoding } })
    const body =
      response.headers['content-encoding'] === 'br' ? brotliDecompressSync(response.rawPayload) : response.body
    const data = response.statusCode === 200 ? (JSON.parse(body.toString()) as HydrationData) : null
    return { status: response.statusCode, cache: response.headers['cache-control'], data }
  }
  return { ask, states }
}

it('returns the state of a page, and the releases that rendered it', async () => {
  const { ask, states } = await open()
  states.keep({ address: pageStateAddress(hash, of), json: '{"loaderData":{"ä":1}}' })
  for (const encoding of ['br', 'identity', 'br']) {
    const { cache, data } = await ask(pageStateAddress(hash, of), encoding)
    expect(data?.rendered).toEqual({ loaderData: { ä: 1 } })
    expect(data?.versions.backend).toBe('1.2.3')
    expect(data?.snapshot.remotes['mf-try']).toMatchObject({ id: idOf('b1'), routes: [{ id: 'mf-try.page' }] })
    expect(cache).toContain('private')
  }
})

it('returns the releases alone when the state is deleted, or of other releases', async () => {
  const { ask, states } = await open()
  states.keep({ address: pageStateAddress(hash, of), json: '{}' })
  const other = of.replace('b1', 'b2')
  for (const address of [pageStateAddress('x'.repeat(22), of), pageStateAddress(hash, other)]) {
    const { cache, data } = await ask(address)
    expect([data?.rendered, cache]).toEqual([null, 'no-store'])
  }
  expect((await ask(pageStateAddress(hash, other))).data?.snapshot.remotes['mf-try']?.id).toBe(idOf('b2'))
  expect((await ask(pageStateAddress(hash, of))).data?.rendered).toEqual({})
})

it('knows which of them were switched off', async () => {
  const { ask } = await open()
  const { data } = await ask(pageStateAddress(hash, of.replace(',', '-off,')))
  expect(data?.snapshot.remotes['mf-try']?.isSwitchedOff).toBe(true)
})

it.each([
  '',
  '?of=',
  `?of=mf-try.${idOf('b1')}`,
  `?of=shell.${idOf('ff')}`,
  `?of=shell.${idOf('aa')},../x`,
  `?of=${of}&of=${of}`,
  `?of=${Array.from({ length: 40 }, () => of).join()}`,
])('is missing for %s', async (query) => {
  const { ask } = await open()
  expect((await ask(`/__mfe/pages/${hash}${query}`)).status).toBe(404)
})
