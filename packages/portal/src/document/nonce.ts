import { randomFillSync } from 'node:crypto'

const nonceBytes = 18
export const nonceLength = 24 // Base64 of 18 bytes.
const pool = Buffer.allocUnsafe(nonceBytes * 256)
let used = pool.length

/** Random bytes are drawn for many responses at once: asking the system for each would cost more than the rest of the response. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += nonceBytes
  return pool.toString('base64', used - nonceBytes, used)
}
