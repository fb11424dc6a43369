import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the holder; only their hash is stored. */
export interface IssuedToken {
  readonly token: string
  readonly hash: Buffer
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export function issueToken(): IssuedToken {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
