import { createHmac } from 'node:crypto'

interface EventOptions {
  readonly at?: Date
  readonly livemode?: boolean
  readonly account?: string
  readonly secret?: string
}

/** Of two, as while one is rotated. */
export const webhookSecrets = ['whsec_new', 'whsec_old']

/** An event as Stripe signs it, with what is wrong about it where a test says so. */
export function stripeEvent(
  sessionId: string,
  { account, at = new Date(), livemode = false, secret = webhookSecrets[0]! }: EventOptions = {},
) {
  const body = JSON.stringify({
    id: `evt_${Math.random()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode,
    ...(account && { account }),
    data: { object: { object: 'checkout.session', id: sessionId } },
  })
  return signStripeEvent(body, { at, secret })
}

export function signStripeEvent(body: string, { at, secret }: { at: Date; secret: string }) {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { bytes: Buffer.from(body), headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } }
}
