export type SessionRevocation =
  | 'signed-out'
  | 'reused'
  | 'unbound'
  | 'password-changed'
  | 'ended-elsewhere'
  | 'user-deleted'
  | 'user-suspended'

/** A presented refresh token with its session. */
export interface Presented {
  readonly revocation: SessionRevocation | null
  readonly isExpired: boolean
  /** Whether the right binder came with it. */
  readonly isBound: boolean
  /** 0: of the newest generation. */
  readonly generationsBehind: number
  /** Whether the newest generation is younger than the grace. */
  readonly isInGrace: boolean
}

export type Verdict =
  /** Issues the next generation. */
  | 'rotate'
  /** Gets another token of the present generation: a parallel tab, or an answer that got lost. */
  | 'repeat'
  | 'expired'
  /** Was ended for the user's safety before. */
  | 'ended'
  /** Ends the session, because the token was copied. */
  | 'reused'
  | 'unbound'

/**
 * What becomes of a presented refresh token. Of two holders of one session the slower one presents an old generation
 * sooner or later, so a copied token ends the session (RFC 9700, 4.14).
 */
export function decideRotation({ revocation, isExpired, isBound, generationsBehind, isInGrace }: Presented): Verdict {
  if (revocation) return revocation === 'reused' || revocation === 'unbound' ? 'ended' : 'expired'
  if (isExpired) return 'expired'
  if (!isBound) return 'unbound'
  if (generationsBehind === 0) return 'rotate'
  return generationsBehind === 1 && isInGrace ? 'repeat' : 'reused'
}
