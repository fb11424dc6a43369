interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  payment_intent: string | null
  success_url: string
  cancel_url: string
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
  data: { object: object }
}

export type StripeOutcome = 'pay' | 'decline' | 'promise' | 'dispute'

export interface StripeRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly form: URLSearchParams
}

export const stripeKey = 'rk_test_key'
const missing = { error: { type: 'invalid_request_error', message: 'No such object' } }

/** The part of Stripe's API that the adapter calls, in its documented shapes (API 2026-10-28). */
export class StripeApi {
  readonly sessions = new Map<string, Session>()
  readonly #intents = new Map<string, Intent>()
  readonly #byKey = new Map<string, object>()
  readonly #events: StripeEvent[] = []
  readonly #pageOf: (sessionId: string) => string
  readonly #tell: (event: StripeEvent) => void

  constructor(options: { pageOf: (sessionId: string) => string; tell: (event: StripeEvent) => void }) {
    this.#pageOf = options.pageOf
    this.#tell = options.tell
  }

  answer({ form, headers, method, url }: StripeRequest): [status: number, body: object] {
    const { pathname, searchParams } = new URL(url, 'http://stripe.test')
    const key = String(headers['idempotency-key'] ?? '')
    if (headers['authorization'] !== `Bearer ${stripeKey}`) return [401, { error: { message: 'Invalid API Key' } }]
    if (method === 'POST' && this.#byKey.has(key)) return [200, this.#byKey.get(key)!]
    const done = (body: object): [number, object] => {
      if (method === 'POST') this.#byKey.set(key, body)
      return [200, body]
    }
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return done(this.#open(form))
    if (method === 'POST' && pathname === '/v1/refunds') {
      const isRefunded = this.#refund(form.get('payment_intent') ?? '', Number(form.get('amount')))
      return isRefunded ? done({ object: 'refund', id: `re_${key}` }) : [400, missing]
    }
    if (pathname === '/v1/events')
      return [200, { object: 'list', url: pathname, data: this.#events.toReversed(), has_more: false }]
    if (pathname === '/v1/checkout/sessions') {
      const wanted = searchParams.get('payment_intent')
      const found = [...this.sessions.values()].filter((session) => session.payment_intent === wanted)
      return [200, { object: 'list', url: pathname, data: found.map((one) => this.#shown(one)), has_more: false }]
    }
    const [, id = '', isEnded] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? []
    const session = this.sessions.get(id)
    if (!session) return [404, missing]
    if (isEnded) session.status = 'expired'
    return [200, this.#shown(session)]
  }

  /** What its customer, or the customer's bank, does. */
  act(sessionId: string, outcome: StripeOutcome): void {
    const session = this.sessions.get(sessionId)!
    const id = session.payment_intent ?? `pi_${sessionId}`
    const intent: Intent = this.#intents.get(id) ?? { id, latest_charge: null, last_payment_error: null }
    session.payment_intent = id
    this.#intents.set(id, intent)
    if (outcome === 'dispute') {
      intent.latest_charge!.disputed = true
      return this.#happened('charge.dispute.created', { object: 'dispute', payment_intent: id })
    }
    if (outcome === 'decline') {
      intent.last_payment_error = { code: 'card_declined' }
      return this.#happened('payment_intent.payment_failed', { object: 'payment_intent', id })
    }
    session.status = 'complete'
    intent.last_payment_error = null
    if (outcome === 'pay') {
      session.payment_status = 'paid'
      intent.latest_charge = { id: `ch_${id}`, amount: session.amount_total, amount_refunded: 0, disputed: false }
    }
    this.#happened('checkout.session.completed', { ...this.#shown(session), payment_intent: id })
  }

  #open(form: URLSearchParams): object {
    const session: Session = {
      id: `cs_test_${this.sessions.size}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    }
    this.sessions.set(session.id, session)
    return this.#shown(session)
  }

  #refund(intentId: string, amount: number): boolean {
    const charge = this.#intents.get(intentId)?.latest_charge
    if (!charge || charge.amount_refunded + amount > charge.amount) return false
    charge.amount_refunded += amount
    this.#happened('charge.refunded', { object: 'charge', payment_intent: intentId })
    return true
  }

  #happened(type: string, object: object): void {
    const event: StripeEvent = {
      id: `evt_${this.#events.length}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    }
    this.#events.push(event)
    this.#tell(event)
  }

  #shown(session: Session): object {
    const intent = session.payment_intent
    return {
      ...session,
      object: 'checkout.session',
      url: session.status === 'open' ? this.#pageOf(session.id) : null,
      payment_intent: intent && { object: 'payment_intent', ...this.#intents.get(intent) },
    }
  }
}
