import { createECDH } from 'node:crypto'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How many points P-256 has. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The key pair that browsers subscribe with, made of the installation's secret: every process has the same, nothing of it is kept, and
 * subscriptions live as long as the secret does.
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
