import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@sild/postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bank, signEvent, startTestBank } from '../src/index.ts'

const apiKey = 'a key that both know'
interface Notice {
  readonly id: string
  readonly type: string
  readonly isSigned: boolean
}
let directory: string
let bank: Bank
let shop: Server
let shopUrl: string
let notices: Notice[]
let refusals: number

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sild-bank-'))
  notices = []
  refusals = 0
  shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const header = String(request.headers['test-bank-signature'])
      const at = new Date(Number(/t=(\d+)/.exec(header)?.[1]) * 1000)
      response.statusCode = refusals > 0 ? 503 : 200
      refusals -= 1
      notices.push({ ...JSON.parse(body), isSigned: header === signEvent(body, { secret: apiKey, at }) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  shopUrl = `http://127.0.0.1:${(shop.address() as { port: number }).port}/`
  bank = await start()
})
afterEach(async () => {
  await bank.stop()
  await new Promise((resolve) => shop.close(resolve))
  await rm(directory, { recursive: true })
})

const start = async () =>
  startTestBank({ directory, url: `http://127.0.0.1:${await findFreePort()}`, webhookUrl: shopUrl, apiKey })
const call = (path: string, init: RequestInit = {}, key = apiKey) =>
  fetch(`${bank.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
  })
const order = {
  orderNumber: 'S-1',
  amountCents: 6188,
  currency: 'EUR',
  description: '<b>Startup</b>',
  locale: 'en',
  successUrl: 'https://sild.test/paid',
  cancelUrl: 'https://sild.test/left',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
}
interface Shown {
  readonly id: string
  readonly status: string
  readonly paymentUrl: string
  readonly refundedCents: number
}
const open = async (own: object = {}, key = String(Math.random())): Promise<Shown> => {
  const response = await call('/v1/checkouts', {
    method: 'POST',
    body: JSON.stringify({ ...order, ...own }),
    headers: { 'idempotency-key': key },
  })
  return (await response.json()) as Shown
}
const found = async (id: string) => (await (await call(`/v1/checkouts/${id}`)).json()) as Shown
const act = (checkout: Shown, outcome: string, delivery = 'at-once') =>
  fetch(checkout.paymentUrl, { method: 'POST', body: new URLSearchParams({ outcome, delivery }), redirect: 'manual' })
const until = async (isDone: () => boolean) => {
  for (let tries = 0; tries < 400 && !isDone(); tries++) await delay(10)
  expect(isDone()).toBe(true)
}

describe('the test bank', () => {
  it('opens a checkout once for a key, and returns none without our key', async () => {
    const one = await open({}, 'same')
    expect(await open({}, 'same')).toEqual(one)
    expect((await call(`/v1/checkouts/${one.id}`, {}, 'another')).status).toBe(401)
    expect((await call('/v1/checkouts/tb_none')).status).toBe(404)
  })

  it('shows the amount, and none of it as HTML', async () => {
    const text = await (await fetch((await open()).paymentUrl)).text()
    expect(text).toContain('€61.88')
    expect(text).toContain('&lt;b&gt;Startup&lt;/b&gt;')
  })

  it.each([
    ['pay', 'paid', 'https://sild.test/paid'],
    ['decline', 'declined', 'https://sild.test/paid'],
    ['leave', 'open', 'https://sild.test/left'],
    ['transfer', 'pending', 'https://sild.test/paid'],
  ])('after "%s" it is %s and leads to %s', async (outcome, status, address) => {
    const checkout = await open()
    expect((await act(checkout, outcome, 'never')).headers.get('location')).toBe(address)
    expect((await found(checkout.id)).status).toBe(status)
  })

  it('refuses a second payment, and one of a canceled or expired checkout', async () => {
    const paid = await open()
    await act(paid, 'pay', 'never')
    await act(paid, 'decline', 'never')
    expect((await found(paid.id)).status).toBe('paid')
    const canceled = await open()
    await call(`/v1/checkouts/${canceled.id}/cancel`, { method: 'POST', body: '{}' })
    await act(canceled, 'pay', 'never')
    expect((await found(canceled.id)).status).toBe('canceled')
    const over = await open({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    await act(over, 'pay', 'never')
    expect((await found(over.id)).status).toBe('expired')
  })

  it('refunds in parts, once a key, and never more than was paid', async () => {
    const checkout = await open()
    await act(checkout, 'pay', 'never')
    const refund = (amountCents: number, key: string) =>
      call(`/v1/checkouts/${checkout.id}/refunds`, {
        method: 'POST',
        body: JSON.stringify({ amountCents }),
        headers: { 'idempotency-key': key },
      })
    await refund(1000, 'a')
    await refund(1000, 'a')
    expect((await found(checkout.id)).refundedCents).toBe(1000)
    expect((await refund(5189, 'b')).status).toBe(409)
    await act(checkout, 'charge-back', 'never')
    expect((await found(checkout.id)).refundedCents).toBe(6188)
  })

  it.each([
    ['at-once', ['checkout.processing', 'checkout.paid']],
    ['twice', ['checkout.processing', 'checkout.processing', 'checkout.paid', 'checkout.paid']],
    ['out-of-order', ['checkout.paid', 'checkout.processing']],
  ])('sends signed events %s', async (delivery, types) => {
    await act(await open(), 'pay', delivery)
    await until(() => notices.length === types.length)
    expect(notices.map(({ type }) => type)).toEqual(types)
    expect(notices.every(({ isSigned }) => isSigned)).toBe(true)
    expect(new Set(notices.map(({ id }) => id)).size).toBe(2)
  })

  it('sends an event again until it is answered', async () => {
    refusals = 1
    await act(await open(), 'transfer')
    await until(() => notices.length === 2)
    expect(notices[1]!.id).toBe(notices[0]!.id)
  })

  it('keeps its state after a kill, a cut line included', async () => {
    const checkout = await open()
    await act(checkout, 'pay', 'never')
    await bank.stop()
    const { appendFile } = await import('node:fs/promises')
    await appendFile(join(directory, 'checkouts.jsonl'), '{"id":"tb_cut')
    bank = await start()
    expect((await found(checkout.id)).status).toBe('paid')
  })

  it('lists what has changed since, page by page', async () => {
    const opened: Shown[] = []
    for (let count = 0; count < 101; count++) opened.push(await open())
    const first = (await (await call('/v1/checkouts?since=')).json()) as { list: Shown[]; hasMore: boolean }
    expect([first.list.length, first.hasMore]).toEqual([100, true])
  })
})
