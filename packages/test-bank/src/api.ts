import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Checkout, current, newCheckout, newRefund, refundedCents } from './checkout.ts'
import type { Deliverer } from './deliver.ts'
import type { Journal } from './journal.ts'

export interface ApiParts {
  readonly journal: Journal
  readonly deliverer: Deliverer
  readonly apiKey: string
  readonly url: string
}

const PAGE_SIZE = 100

/** What shops call. */
export function installApi(app: FastifyInstance, { apiKey, deliverer, journal, url }: ApiParts): void {
  const shown = (checkout: Checkout) => {
    const { idempotencyKey: _, refunds: __, ...rest } = current(checkout, new Date())
    return {
      ...rest,
      payerCountry: checkout.payerCountry ?? null,
      refundedCents: refundedCents(checkout),
      paymentUrl: `${url}/pay/${checkout.id}`,
    }
  }
  const withCheckout = (id: string, reply: FastifyReply, answer: (checkout: Checkout) => unknown) => {
    const checkout = journal.find(id)
    return checkout ? answer(current(checkout, new Date())) : reply.code(404).send({ error: 'no-such-checkout' })
  }
  void app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (!isSame(headers.authorization ?? '', `Bearer ${apiKey}`)) await reply.code(401).send({ error: 'key-refused' })
    })

    api.post('/v1/checkouts', async ({ body, headers }, reply) => {
      const parsed = newCheckout.safeParse(body)
      const idempotencyKey = headers['idempotency-key']
      if (!parsed.success || typeof idempotencyKey !== 'string') return reply.code(400).send({ error: 'invalid' })
      const known = journal.byKey(idempotencyKey)
      if (known) return shown(known)
      const now = new Date().toISOString()
      const checkout: Checkout = {
        ...parsed.data,
        id: `tb_${randomUUID()}`,
        idempotencyKey,
        status: 'open',
        createdAt: now,
        changedAt: now,
        refunds: [],
        isChargedBack: false,
      }
      await journal.write(checkout)
      return shown(checkout)
    })
    /** Oldest change first, a hundred at most: the next page begins at the `changedAt` of the last. */
    api.get<{ Querystring: { since?: string; after?: string } }>('/v1/checkouts', async ({ query }) => {
      const { after = '', since = '' } = query
      const changed = journal
        .all()
        .filter(({ changedAt, id }) => changedAt > since || (changedAt === since && id > after))
        .toSorted((one, other) => one.changedAt.localeCompare(other.changedAt) || one.id.localeCompare(other.id))
      return { list: changed.slice(0, PAGE_SIZE).map(shown), hasMore: changed.length > PAGE_SIZE }
    })
    api.get<{ Params: { id: string } }>('/v1/checkouts/:id', async ({ params }, reply) =>
      withCheckout(params.id, reply, shown),
    )
    api.post<{ Params: { id: string } }>('/v1/checkouts/:id/cancel', async ({ params }, reply) =>
      withCheckout(params.id, reply, async (checkout) => {
        // Money that is on its way cannot be called back.
        if (['paid', 'pending', 'canceled'].includes(checkout.status)) return shown(checkout)
        const canceled = { ...checkout, status: 'canceled', changedAt: new Date().toISOString() } as const
        await journal.write(canceled)
        return shown(canceled)
      }),
    )
    api.post<{ Params: { id: string } }>('/v1/checkouts/:id/refunds', async ({ body, headers, params }, reply) =>
      withCheckout(params.id, reply, async (checkout) => {
        const parsed = newRefund.safeParse(body)
        const key = headers['idempotency-key']
        if (!parsed.success || typeof key !== 'string') return reply.code(400).send({ error: 'invalid' })
        if (checkout.refunds.some((refund) => refund.key === key)) return shown(checkout)
        const { amountCents } = parsed.data
        const isTooMuch = refundedCents(checkout) + amountCents > checkout.amountCents
        if (checkout.status !== 'paid' || isTooMuch) return reply.code(409).send({ error: 'refund-above-paid' })
        const refunded = {
          ...checkout,
          refunds: [...checkout.refunds, { key, amountCents }],
          changedAt: new Date().toISOString(),
        }
        await journal.write(refunded)
        deliverer.tell(refunded, ['checkout.refunded'], 'at-once')
        return shown(refunded)
      }),
    )
  })
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
