import { createHmac, timingSafeEqual } from 'node:crypto'

/** `reply` receives answers of users, `bounce` receives reports of mail servers. */
export type Purpose = 'reply' | 'bounce'
export interface SignedAddress {
  readonly purpose: Purpose
  readonly mailGuid: string
}

const GUID_BYTES = 16
const SIGNATURE_BYTES = 9
/** The part before the @ has at most 64 characters, and some servers lower-case it: so it is hexadecimal. */
const pattern = /^(reply|bounce)\+([0-9a-f]{50})@/

/** The address contains the mail's guid and a signature, so it cannot be forged. */
export function signAddress(key: Buffer, host: string, { mailGuid, purpose }: SignedAddress): string {
  const guid = Buffer.from(mailGuid.replaceAll('-', ''), 'hex')
  return `${purpose}+${Buffer.concat([guid, signature(key, purpose, guid)]).toString('hex')}@${host}`
}

/** The address for complaints that providers forward. */
export const complaintsAddress = (host: string): string => `complaints@${host}`

/** Null for addresses without our signature. */
export function readAddress(key: Buffer, host: string, address: string): SignedAddress | null {
  const written = address.toLowerCase()
  const found = pattern.exec(written)
  if (!found || !written.endsWith(`@${host}`)) return null
  // The pattern has no other.
  const purpose = found[1] as Purpose
  const bytes = Buffer.from(found[2]!, 'hex')
  const guid = bytes.subarray(0, GUID_BYTES)
  if (!timingSafeEqual(bytes.subarray(GUID_BYTES), signature(key, purpose, guid))) return null
  const hex = guid.toString('hex')
  return { purpose, mailGuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}

/** The mail that a text is about, by the first of our signed addresses in it. */
export function findAddress(key: Buffer, host: string, text: string): SignedAddress | null {
  for (const [candidate] of text.matchAll(/(?:reply|bounce)\+[0-9a-f]{50}@[\w.-]+/gi)) {
    const address = readAddress(key, host, candidate)
    if (address) return address
  }
  return null
}

const signature = (key: Buffer, purpose: Purpose, guid: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update(guid).digest().subarray(0, SIGNATURE_BYTES)
