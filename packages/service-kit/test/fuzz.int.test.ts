import { actorOf } from '@sild/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActorSigner } from '../src/actor-header.ts'
import { systemClock } from '../src/index.ts'
import { testSample } from './sample.ts'

const sample = testSample()
const RUNS = 300

async function expectNoFailure(path: string, init: RequestInit): Promise<void> {
  const actor = createActorSigner(sample.deps.config.keys.actor, systemClock)(actorOf('customer'))
  const response = await sample.fetch(path, {
    ...init,
    headers: { 'x-sild-actor': actor, 'content-type': 'application/json', ...init.headers },
  })
  const body = (await response.json()) as { error?: { requestId: string }; result?: unknown }
  const isEnvelope = body.error ? body.error.requestId === response.headers.get('x-request-id') : 'result' in body
  expect({ isFailure: response.status >= 500, isEnvelope, body }).toMatchObject({ isFailure: false, isEnvelope: true })
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\0', '\ud800', '%', "'; drop table tags --", '../..', '\u202e', 'ﷺ'.repeat(30)),
)
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.record({ tag: fc.oneof(anyText, fc.jsonValue()) }),
  fc.record({ search: anyText }),
)

it('never fails on any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, fc.constantFrom('/api/tag/create', '/api/tag/search'), (body, path) =>
      expectNoFailure(path, { method: 'POST', body: JSON.stringify(body) }),
    ),
    { numRuns: RUNS },
  )
})

it('never fails on any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (body) =>
      expectNoFailure('/api/tag/create', { method: 'POST', body }),
    ),
    { numRuns: RUNS },
  )
})

it('never fails on any query or address', async () => {
  const query = fc.oneof(
    fc.webQueryParameters(),
    fc.dictionary(anyText, anyText).map((entries) => new URLSearchParams(entries).toString()),
  )
  const segment = fc.oneof(
    fc.webSegment(),
    anyText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%ff', '%00', '%2e%2e', 'a'.repeat(600)),
  )
  await fc.assert(
    fc.asyncProperty(query, segment, async (parameters, part) => {
      await expectNoFailure(`/api/hints/tags/top?${parameters}`, {})
      await expectNoFailure(`/api/activate/${part}`, {})
      await expectNoFailure(`/api/user/${part}?${parameters}`, {})
    }),
    { numRuns: RUNS },
  )
})

it('never fails on any header', async () => {
  const header = fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim())
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'idempotency-key',
        'x-sild-deadline-ms',
        'x-request-id',
        'x-language',
        'x-sild-actor',
        'content-type',
      ),
      header,
      async (name, value) => {
        const response = await sample.fetch('/api/tag/search', {
          method: 'POST',
          body: '{"search":"a"}',
          headers: { 'content-type': 'application/json', [name]: value },
        })
        await response.text()
        expect(response.status).toBeLessThan(500)
      },
    ),
    { numRuns: RUNS },
  )
})
