import { startStripe, type StripeServer } from '@sild/testing/stripe/start-stripe'
import { afterAll, beforeAll } from 'vitest'

/** A Stripe of this file; its events go nowhere, tests send them themselves. */
export function stripeServer(): Pick<StripeServer, 'url' | 'act'> {
  let server: StripeServer
  beforeAll(async () => void (server = await startStripe()))
  afterAll(() => server.stop())
  return {
    get url() {
      return server.url
    },
    act: (sessionId, outcome) => server.act(sessionId, outcome),
  }
}
