import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Actor, actor as actorSchema } from '@sild/contract/actor'
import type { Clock } from './clock.ts'

export const ACTOR_HEADER = 'x-sild-actor'
const LIFETIME_MS = 60_000
const LEEWAY_MS = 30_000
const REMEMBERED = 10_000

interface Remembered<Value> {
  value: Value
  expiresAt: number
}

const signature = (payload: string, key: Buffer): Buffer => createHmac('sha256', key).update(payload).digest()

/** Signs actors for one hop. The same actor object is signed again only when its header is half-way to expiry. */
export function createActorSigner(key: Buffer, clock: Clock): (actor: Actor) => string {
  const signed = new WeakMap<Actor, Remembered<string>>()
  return (actor) => {
    const now = clock.now().getTime()
    const known = signed.get(actor)
    if (known && known.expiresAt - now > LIFETIME_MS / 2) return known.value
    const expiresAt = now + LIFETIME_MS
    const payload = Buffer.from(JSON.stringify({ actor, expiresAt })).toString('base64url')
    const value = `${payload}.${signature(payload, key).toString('base64url')}`
    signed.set(actor, { value, expiresAt })
    return value
  }
}

/** Reads a signed actor, or null when it is absent, forged, malformed or expired. Verified headers are remembered by their raw value. */
export function createActorReader(key: Buffer, clock: Clock): (header: string | undefined) => Actor | null {
  const verified = new Map<string, Remembered<Actor>>()
  return (header) => {
    if (!header) return null
    const now = clock.now().getTime()
    const known = verified.get(header)
    if (known) {
      if (known.expiresAt > now) return known.value
      verified.delete(header)
      return null
    }
    const fresh = verify(header, key)
    if (!fresh || fresh.expiresAt <= now) return null
    if (verified.size >= REMEMBERED) verified.clear()
    verified.set(header, fresh)
    return fresh.value
  }
}

function verify(header: string, key: Buffer): Remembered<Actor> | null {
  const [payload, mac, ...rest] = header.split('.')
  if (!payload || !mac || rest.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const expected = signature(payload, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const content: { actor: unknown; expiresAt: number } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const result = actorSchema.safeParse(content.actor)
  return result.success ? { value: result.data, expiresAt: content.expiresAt + LEEWAY_MS } : null
}
