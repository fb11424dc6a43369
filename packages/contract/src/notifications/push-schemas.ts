import * as z from 'zod/mini'
import { acknowledged, instant, problem, programLine, token } from '../primitives.ts'

/** Of a push service, for one browser of one person. */
const endpoint = token(1024).check(z.refine((value) => URL.canParse(value), problem('invalid')))
const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3)
  const pattern = new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`)
  return z.string().check(z.refine((value) => pattern.test(value), problem('invalid')))
}
/** A point of P-256 and a secret, with which each message is encrypted for this browser (RFC 8291). */
const auth = base64url(16)
const keys = z.strictObject({ p256dh: base64url(65), auth })

const pushSubscriptionBody = z.strictObject({
  endpoint,
  keys,
  /** Lets the user distinguish their browsers. */
  userAgent: z.optional(programLine(500)),
})

const pushRenewal = z.strictObject({
  /** What the push service and the server know, and no page shows. */
  before: z.strictObject({ endpoint, auth }),
  /** Null where the browser has none any more. */
  renewed: z.nullable(z.strictObject({ endpoint, keys })),
})
export type PushRenewal = z.infer<typeof pushRenewal>

const device = z.strictObject({
  endpoint: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  addedAt: instant,
})
export type PushDevice = z.infer<typeof device>

export const pushSchemas = {
  listPushDevices: {
    /** The key for subscriptions of browsers: only its holder can send to them. */
    reply: z.strictObject({ applicationServerKey: z.string(), list: z.array(device) }),
  },
  savePushSubscription: { body: pushSubscriptionBody, reply: acknowledged },
  renewPushSubscription: {
    body: pushRenewal,
    reply: acknowledged,
  },
  removePushSubscription: { body: z.strictObject({ endpoint }), reply: acknowledged },
  sendTestPush: { reply: z.strictObject({ deviceCount: z.int() }) },
} as const
