import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { afterOutcome, type Checkout, current, deliveries, type Outcome, outcomes, payerCountries } from './checkout.ts'
import type { ApiParts } from './api.ts'
import { checkoutPage, listPage } from './page/page.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'"
const choice = z.object({
  outcome: z.enum(outcomes),
  delivery: z._default(z.enum(deliveries), 'at-once'),
  payerCountry: z._default(z.enum(payerCountries), ''),
})
/** What happened before it, which comes later where events come in the wrong order. */
const eventsOf: Readonly<Record<Outcome, readonly string[]>> = {
  pay: ['checkout.processing', 'checkout.paid'],
  decline: ['checkout.processing', 'checkout.declined'],
  transfer: ['checkout.pending'],
  arrive: ['checkout.processing', 'checkout.paid'],
  'charge-back': ['checkout.charged-back'],
  leave: [],
}

/** The pages for the payer. */
export function installPages(app: FastifyInstance, { deliverer, journal }: ApiParts): void {
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(text)

  app.get('/readyz', async () => ({ isReady: true }))
  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css').send(readFileSync(new URL('page/page.css', import.meta.url), 'utf8')),
  )
  app.get('/', async (_request, reply) => {
    const now = new Date()
    return page(
      reply,
      listPage(
        journal
          .all()
          .toReversed()
          .map((checkout) => current(checkout, now)),
      ),
    )
  })
  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const checkout = journal.find(params.id)
    if (!checkout) return reply.code(404).type('text/plain').send('There is no such checkout.')
    return page(reply, checkoutPage(current(checkout, new Date())))
  })
  app.post<{ Params: { id: string } }>('/pay/:id', async ({ body, params }, reply) => {
    const checkout = journal.find(params.id)
    const chosen = choice.safeParse(body)
    if (!checkout || !chosen.success) return reply.code(404).type('text/plain').send('There is no such checkout.')
    const { delivery, outcome, payerCountry } = chosen.data
    const before = current(checkout, new Date())
    const change = afterOutcome(before, outcome)
    if (!change) return reply.redirect(`/pay/${checkout.id}`, 303)
    const paidFrom = ['pay', 'transfer'].includes(outcome) ? { payerCountry: payerCountry || null } : {}
    const changed: Checkout = { ...before, ...change, ...paidFrom, changedAt: new Date().toISOString() }
    if (outcome !== 'leave') {
      await journal.write(changed)
      deliverer.tell(changed, eventsOf[outcome], delivery)
    }
    return reply.redirect(nextAddress(changed, outcome), 303)
  })
}

/** Back to the shop; what happens after that is seen here. */
function nextAddress({ cancelUrl, id, successUrl }: Checkout, outcome: Outcome): string {
  if (outcome === 'leave') return cancelUrl
  return outcome === 'arrive' || outcome === 'charge-back' ? `/pay/${id}` : successUrl
}
