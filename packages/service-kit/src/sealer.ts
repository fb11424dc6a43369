import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts the little that must be read again and is worth stealing, so that a copy of the database alone is worth nothing. */
export interface Sealer {
  seal(content: Buffer): Buffer
  /** @throws when it was sealed with another key, or was changed since */
  open(sealed: Buffer): Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param key 32 bytes */
export const createSealer = (key: Buffer): Sealer => ({
  seal(content) {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, nonce)
    return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  },
  open(sealed) {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  },
})
