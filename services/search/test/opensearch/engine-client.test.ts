import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEngineClient } from '../../src/engine/opensearch/client.ts'
import { type EngineDouble, startEngineDouble } from './engine-double.ts'

let double: EngineDouble
beforeAll(async () => {
  double = await startEngineDouble()
})
afterAll(() => double.close())

it.each([
  ['only a part of its shards', 'only a part', { _shards: { total: 2, successful: 1, failed: 1 } }],
  ['only what it found in time', 'only a part', { timed_out: true }],
  ['no exact total', 'responses', { hits: { total: { value: 1, relation: 'gte' }, max_score: null, hits: [] } }],
])('does not answer with %s', async (_what, message, part) => {
  const whole = {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, failed: 0 },
    hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] },
    status: 200,
  }
  const answerWith = (one: object): void => {
    double.fault = ({ name }) => (name === 'msearch' ? { status: 200, body: { took: 1, responses: [one] } } : undefined)
  }
  const client = createEngineClient(double.url)
  const ask = () => client.search([{ query: { term: { guid: 'guid' } }, size: 1 }])
  answerWith(whole)
  expect((await ask())[0]!.hits.total.value).toBe(0)
  answerWith({ ...whole, ...part })
  await expect(ask()).rejects.toThrow(message)
})

it('reports a failed request without its content', async () => {
  double.fault = () => 'hang up'
  const line = JSON.stringify({ delete: { _index: 'sild-search', _id: 'whatever-it-carried' } })
  const error = await createEngineClient(double.url)
    .write([line])
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'EngineError' })
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('whatever-it-carried')
})

it('refuses requests outside the specification', async () => {
  const reply = await fetch(`${double.url}/_bulk?requires_alias=true`, { method: 'POST', body: '{}\n' })
  expect(reply.status).toBe(400)
  expect(double.violations).toEqual(['POST /_bulk?requires_alias=true'])
})
