import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@sild/service-kit/clock'

/**
 * The nonce of a document is also its mark: the time, random bytes, and a signature of both with the document's set of
 * releases. A browser that sends it back got that document from this portal.
 */
export interface DocumentMarks {
  /** A new nonce for a document with these releases: `rev` of their set. */
  create(rev: string): string
  /** Whether a document with these releases was sent with this mark, and not too long ago. */
  isOf(mark: string, rev: string): boolean
}

const TIME_BYTES = 4
const CHANCE_BYTES = 6
const SIGNED_BYTES = TIME_BYTES + CHANCE_BYTES
/** As many as fit into a nonce of 24 characters. */
const SIGNATURE_BYTES = 8
const MAX_AGE_SECONDS = 24 * 3600

export function createDocumentMarks({ clock, key }: { clock: Clock; key: Buffer }): DocumentMarks {
  // Drawn for many documents at once: asking the system for each would cost more than the rest.
  const pool = Buffer.allocUnsafe(CHANCE_BYTES * 512)
  let used = pool.length
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000)
  const signatureOf = (signed: Buffer, rev: string): Buffer =>
    createHmac('sha256', key).update(signed).update(rev).digest().subarray(0, SIGNATURE_BYTES)

  return {
    create(rev) {
      if (used === pool.length) {
        randomFillSync(pool)
        used = 0
      }
      const signed = Buffer.allocUnsafe(SIGNED_BYTES)
      signed.writeUInt32BE(nowSeconds())
      pool.copy(signed, TIME_BYTES, used, (used += CHANCE_BYTES))
      return Buffer.concat([signed, signatureOf(signed, rev)]).toString('base64')
    },
    isOf(mark, rev) {
      const bytes = Buffer.from(mark, 'base64')
      if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES) return false
      const signed = bytes.subarray(0, SIGNED_BYTES)
      const age = nowSeconds() - signed.readUInt32BE()
      if (age < 0 || age > MAX_AGE_SECONDS) return false
      return timingSafeEqual(bytes.subarray(SIGNED_BYTES), signatureOf(signed, rev))
    },
  }
}
