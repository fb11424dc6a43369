import { createECDH } from 'node:crypto'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The key pair that browsers subscribe with, derived from the installation's secret. All processes derive the same
 * pair, so it is not stored. If the secret changes, subscriptions stop working.
 * @param seed 32 bytes
 */
export function vapidKeysOf(seed: Buffer): VapidKeys {
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  }
}
