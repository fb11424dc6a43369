import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones are off by a few seconds, and a code is typed late. */
const WINDOW_STEPS = [0, -1, 1] as const

/** The code of one step (RFC 4226). */
export function codeOfStep(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a moment (RFC 6238). */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

interface Shown {
  readonly code: string
  readonly at: Date
  /** The step of the last code that was taken: none is good twice. */
  readonly lastStep: number
}

/** The step that a code belongs to, or null where it is wrong, too old or was used before. */
export function matchedStep(secret: Buffer, { at, code, lastStep }: Shown): number | null {
  const given = Buffer.from(code)
  const steps = WINDOW_STEPS.map((distance) => stepAt(at) + distance).filter((step) => step > lastStep)
  const matched = steps.filter((step) => {
    const expected = Buffer.from(codeOfStep(secret, step))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return matched[0] ?? null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 (RFC 4648) without padding, as apps want a secret to be typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What authenticator apps open. */
export function authenticatorUri(secret: Buffer, email: string): string {
  const parameters = new URLSearchParams({ secret: base32(secret), issuer: 'Sild' })
  return `otpauth://totp/Sild:${encodeURIComponent(email)}?${parameters.toString()}`
}
