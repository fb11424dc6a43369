import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs data in addresses that are mailed or stored, so that the data needs no row. Each text starts with its purpose.
 */
export interface SignedLinks {
  sign(text: string): string
  isGood(text: string, signature: string): boolean
}

export function createSignedLinks(key: Buffer): SignedLinks {
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => signatureOf(text).toString('base64url'),
    isGood(text, signature) {
      const expected = signatureOf(text)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
