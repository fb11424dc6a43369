import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignatureError } from './provider.ts'

/** Older events are rejected, against replay attacks. */
const TOLERANCE_MS = 5 * 60_000

/**
 * Checks `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, the way of most providers, with each secret that is valid now: two while one is
 * rotated. @throws SignatureError
 */
export function checkSignature(
  bytes: Buffer,
  header: string | undefined,
  { now, secrets }: { now: Date; secrets: readonly string[] },
): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []))
  if (!Number.isSafeInteger(seconds) || given.length === 0) throw new SignatureError('There is no signature')
  if (Math.abs(now.getTime() - seconds * 1000) > TOLERANCE_MS) throw new SignatureError('The signature is old')
  const isRight = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest()
    return given.some((value) => {
      const signature = Buffer.from(value, 'hex')
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    })
  })
  if (!isRight) throw new SignatureError('The signature is wrong')
}
