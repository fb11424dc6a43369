import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testSample } from './sample.ts'

const sample = testSample()
const rows = async (label: string) =>
  (
    await sample.database.query<{ count: number }>('select count(*)::int as count from sample.tags where label = $1', [
      label,
    ])
  )[0]!.count

it('answers a repeated call as the first and does nothing', async () => {
  const actor = actorOf('customer')
  const first = await sample.call('createTag', { body: { tag: 'first' } }, actor, { idempotencyKey: 'key-00000001' })
  const second = await sample.call('createTag', { body: { tag: 'first' } }, actor, { idempotencyKey: 'key-00000001' })
  expect(second).toEqual(first)
  expect(await rows('first')).toBe(1)
  expect(await sample.outbox()).toHaveLength(1)
})

it('lets parallel duplicates converge to one effect', async () => {
  const actor = actorOf('customer')
  sample.deps.during = () => new Promise((resolve) => setTimeout(resolve, 50))
  const attempt = () =>
    sample.call('createTag', { body: { tag: 'parallel' } }, actor, { idempotencyKey: 'key-00000002' })
  const results = await Promise.allSettled(Array.from({ length: 20 }, attempt))
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'ok' : result.reason.code))
  expect(codes).toContain('ok')
  // Requests after the first answer get that answer.
  expect(codes.filter((code) => code !== 'ok' && code !== 'request-in-flight')).toEqual([])
  expect(await rows('parallel')).toBe(1)
  await expect(attempt()).resolves.toMatchObject({ label: 'parallel' })
})

it('refuses a key that was used for another body', async () => {
  const actor = actorOf('customer')
  await sample.call('createTag', { body: { tag: 'one body' } }, actor, { idempotencyKey: 'key-00000003' })
  await expect(
    sample.call('createTag', { body: { tag: 'another body' } }, actor, { idempotencyKey: 'key-00000003' }),
  ).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 422 })
})

it('keeps the keys of actors apart', async () => {
  await sample.call('createTag', { body: { tag: 'mine' } }, actorOf('customer'), { idempotencyKey: 'key-00000004' })
  await sample.call('createTag', { body: { tag: 'yours' } }, actorOf('customer'), { idempotencyKey: 'key-00000004' })
  expect([await rows('mine'), await rows('yours')]).toEqual([1, 1])
})

it('stores nothing of a refused call', async () => {
  const actor = actorOf('customer')
  sample.deps.during = () => Promise.reject(new Error('out of order'))
  await expect(
    sample.call('createTag', { body: { tag: 'later' } }, actor, { idempotencyKey: 'key-00000005' }),
  ).rejects.toMatchObject({ code: 'internal' })
  sample.deps.during = async () => undefined
  await expect(
    sample.call('createTag', { body: { tag: 'later' } }, actor, { idempotencyKey: 'key-00000005' }),
  ).resolves.toMatchObject({ label: 'later' })
})

it('refuses a malformed key', async () => {
  await expect(
    sample.call('createTag', { body: { tag: 'short key' } }, actorOf('customer'), { idempotencyKey: 'x' }),
  ).rejects.toMatchObject({ code: 'malformed-request' })
})
