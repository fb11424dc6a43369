import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

const STEP_SECONDS = 30
const ISSUER = 'Sild'
const base32Plugin = new ScureBase32Plugin()

/** The step of a moment (RFC 6238). */
const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

interface Shown {
  readonly code: string
  readonly at: Date
  /** The step of the last code that was taken: none is good twice. */
  readonly lastStep: number
}

/** The step that a code belongs to, or null where it is wrong, too old or was used before. */
export function matchedStep(secret: Buffer, { at, code, lastStep }: Shown): number | null {
  // Of what cannot be a code, and of a clock that was set back, the library makes an error.
  if (!/^\d{6}$/.test(code) || lastStep > stepAt(at) + 1) return null
  const found = verifySync({
    secret,
    token: code,
    epoch: Math.floor(at.getTime() / 1000),
    // Clocks of phones are off by a few seconds, and a code is typed late.
    epochTolerance: STEP_SECONDS,
    afterTimeStep: Math.max(lastStep, 0),
  })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** Base 32 (RFC 4648) without padding, as apps want a secret to be typed. */
export const base32 = (bytes: Buffer): string => base32Plugin.encode(bytes)

/** What authenticator apps open. */
export const authenticatorUri = (secret: Buffer, email: string): string =>
  generateURI({ issuer: ISSUER, label: email, secret: base32(secret) })
