import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@sild/postgres'
import { deriveKeys } from '@sild/service-kit/keys'
import { type Bank, type Delivery, type Outcome, signEvent, startTestBank } from '@sild/test-bank'
import { testSecret } from '@sild/testing/service'
import { afterAll, beforeAll } from 'vitest'

export const apiKey = deriveKeys(testSecret).testBank.toString('hex')

export interface TestBank {
  readonly url: string
  /** Does something on the page of a checkout. */
  act(paymentUrl: string, outcome: Outcome, delivery?: Delivery, payerCountry?: string): Promise<Response>
  /** As if it had lost everything, or been away. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A test bank for one test file. It delivers no events: tests send them themselves. */
export function testBank(): TestBank {
  let directory: string
  let port: number
  let bank: Bank | undefined
  const start = async (): Promise<void> => {
    bank = await startTestBank({
      directory,
      url: `http://127.0.0.1:${port}`,
      webhookUrl: 'http://127.0.0.1:9/',
      apiKey,
    })
  }
  const stop = async (): Promise<void> => {
    await bank?.stop()
    bank = undefined
  }
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sild-bank-'))
    port = await findFreePort(new Set())
    await start()
  })
  afterAll(async () => {
    await stop()
    await rm(directory, { recursive: true })
  })
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    act: (paymentUrl, outcome, delivery = 'never', payerCountry = '') =>
      fetch(paymentUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ outcome, delivery, payerCountry }),
        redirect: 'manual',
      }),
    start,
    stop,
  }
}

interface EventOptions {
  readonly secret?: string
  readonly at?: Date
  readonly account?: string
  readonly id?: string
  readonly type?: string
}

/** An event as the bank sends it, with what is wrong about it where a test says so. */
export function bankEvent(checkoutId: string, { account = 'sild', at, id, secret = apiKey, type }: EventOptions = {}) {
  const body = JSON.stringify({
    id: id ?? `evt_${Math.random()}`,
    type: type ?? 'checkout.paid',
    account,
    createdAt: new Date().toISOString(),
    checkoutId,
  })
  return {
    body,
    headers: { 'content-type': 'application/json', 'test-bank-signature': signEvent(body, { secret, at }) },
  }
}
