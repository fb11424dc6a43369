import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  payment_intent: string | null
}
interface Intent {
  id: string
  latest_charge: { id: string; amount: number; amount_refunded: number; disputed: boolean } | null
  last_payment_error: { code: string } | null
}
interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  account?: string
  data: { object: object }
}

export const webhookSecrets = ['whsec_new', 'whsec_old']

export interface StripeServer {
  readonly url: string
  /** What its customer does on the hosted page. */
  act(sessionId: string, outcome: 'pay' | 'decline' | 'promise' | 'dispute'): void
}

/** The part of Stripe's API that the adapter calls, in its documented shapes (API 2026-10-28). */
export function stripeServer(): StripeServer {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, object>()
  const events: StripeEvent[] = []
  let server: Server
  const tell = (type: string, object: object): void =>
    void events.unshift({
      id: `evt_${events.length}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    })
  const shown = (session: Session) => ({
    ...session,
    object: 'checkout.session',
    url: session.status === 'open' ? `https://checkout.stripe.test/${session.id}` : null,
    payment_intent: session.payment_intent && { object: 'payment_intent', ...intents.get(session.payment_intent) },
  })
  const missing = { error: { type: 'invalid_request_error', message: 'No such object' } }

  function answer(request: IncomingMessage, form: URLSearchParams): [status: number, body: object] {
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://stripe.test')
    const key = String(request.headers['idempotency-key'] ?? '')
    if (request.headers.authorization !== 'Bearer rk_test_key') return [401, { error: { message: 'Invalid API Key' } }]
    if (method === 'POST' && byKey.has(key)) return [200, byKey.get(key)!]
    const done = (body: object): [number, object] => {
      if (method === 'POST') byKey.set(key, body)
      return [200, body]
    }
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      const session: Session = {
        id: `cs_test_${sessions.size}`,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        payment_intent: null,
      }
      sessions.set(session.id, session)
      return done(shown(session))
    }
    if (method === 'POST' && pathname === '/v1/refunds') {
      const intent = intents.get(form.get('payment_intent') ?? '')
      const charge = intent?.latest_charge
      const amount = Number(form.get('amount'))
      if (!charge || charge.amount_refunded + amount > charge.amount) return [400, missing]
      charge.amount_refunded += amount
      tell('charge.refunded', { object: 'charge', payment_intent: intent.id })
      return done({ object: 'refund', id: `re_${key}` })
    }
    if (pathname === '/v1/events') return [200, { object: 'list', url: '/v1/events', data: events, has_more: false }]
    if (pathname === '/v1/checkout/sessions') {
      const wanted = searchParams.get('payment_intent')
      const data = [...sessions.values()].filter((session) => session.payment_intent === wanted).map(shown)
      return [200, { object: 'list', url: pathname, data, has_more: false }]
    }
    const [, id = '', isEnded] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? []
    const session = sessions.get(id)
    if (!session) return [404, missing]
    if (isEnded) session.status = 'expired'
    return [200, shown(session)]
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const [status, body] = answer(request, new URLSearchParams(Buffer.concat(chunks).toString()))
        response
          .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
          .end(JSON.stringify(body))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    act(sessionId, outcome) {
      const session = sessions.get(sessionId)!
      const id = session.payment_intent ?? `pi_${sessionId}`
      const intent: Intent = intents.get(id) ?? { id, latest_charge: null, last_payment_error: null }
      session.payment_intent = id
      intents.set(id, intent)
      if (outcome === 'dispute') {
        intent.latest_charge!.disputed = true
        return tell('charge.dispute.created', { object: 'dispute', payment_intent: id })
      }
      if (outcome === 'decline') {
        intent.last_payment_error = { code: 'card_declined' }
        return tell('payment_intent.payment_failed', { object: 'payment_intent', id })
      }
      session.status = 'complete'
      intent.last_payment_error = null
      if (outcome === 'pay') {
        session.payment_status = 'paid'
        intent.latest_charge = { id: `ch_${id}`, amount: session.amount_total, amount_refunded: 0, disputed: false }
      }
      tell('checkout.session.completed', { ...shown(session), payment_intent: id })
    },
  }
}

interface EventOptions {
  readonly at?: Date
  readonly livemode?: boolean
  readonly account?: string
  readonly secret?: string
}

/** An event as Stripe signs it, with what is wrong about it where a test says so. */
export function stripeEvent(
  sessionId: string,
  { account, at = new Date(), livemode = false, secret = 'whsec_new' }: EventOptions = {},
) {
  const body = JSON.stringify({
    id: `evt_${Math.random()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode,
    ...(account && { account }),
    data: { object: { object: 'checkout.session', id: sessionId } },
  })
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { bytes: Buffer.from(body), headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } }
}
