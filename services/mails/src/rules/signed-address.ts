import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an address of ours takes in: what the reader answers, or what their mail server sends back. */
export type Purpose = 'reply' | 'bounce'
export interface SignedAddress {
  readonly purpose: Purpose
  readonly mailGuid: string
}

const GUID_BYTES = 16
const SIGNATURE_BYTES = 9
/** The part before the @ must not be longer than 64, and some servers write it in small letters: so it is hexadecimal. */
const pattern = /^(reply|bounce)\+([0-9a-f]{50})@/

/** Which mail came back or is answered stands in the address, signed, so that nobody makes one up. */
export function signAddress(key: Buffer, host: string, { mailGuid, purpose }: SignedAddress): string {
  const guid = Buffer.from(mailGuid.replaceAll('-', ''), 'hex')
  return `${purpose}+${Buffer.concat([guid, signature(key, purpose, guid)]).toString('hex')}@${host}`
}

/** Where providers send what their readers complain of. */
export const complaintsAddress = (host: string): string => `complaints@${host}`

/** Null for any address that we have not given out. */
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

/** Which mail of ours a text speaks of, by the first address in it that we gave out. */
export function findAddress(key: Buffer, host: string, text: string): SignedAddress | null {
  for (const [candidate] of text.matchAll(/(?:reply|bounce)\+[0-9a-f]{50}@[\w.-]+/gi)) {
    const address = readAddress(key, host, candidate)
    if (address) return address
  }
  return null
}

const signature = (key: Buffer, purpose: Purpose, guid: Buffer): Buffer =>
  createHmac('sha256', key).update(purpose).update(guid).digest().subarray(0, SIGNATURE_BYTES)
