import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs what stands in addresses that are mailed or kept, so that nothing of them has to be stored. Each text begins with what it is for. */
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
