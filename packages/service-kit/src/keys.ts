import { hkdfSync } from 'node:crypto'

/** Keys for one purpose each, all derived from SITE_SECRET, so that an installation keeps a single secret. */
export interface Keys {
  /** Signs the actor that the BFF sends to services. */
  readonly actor: Buffer
  /** Signs addresses of private files. */
  readonly files: Buffer
  /** Signs data in addresses that are mailed or stored. */
  readonly links: Buffer
  /** Hashes requests: with a plain hash, a password in a body could be guessed. */
  readonly fingerprints: Buffer
  /** Signs the mail addresses for replies and bounces. */
  readonly mailAddresses: Buffer
  /** Authenticates the test bank and us to each other. */
  readonly testBank: Buffer
  /** Proves to push services who sends (RFC 8292). */
  readonly push: Buffer
}

export function deriveKey(siteSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, 'sild', purpose, 32))
}

export const deriveKeys = (siteSecret: string): Keys => ({
  actor: deriveKey(siteSecret, 'actor'),
  files: deriveKey(siteSecret, 'files'),
  links: deriveKey(siteSecret, 'links'),
  fingerprints: deriveKey(siteSecret, 'fingerprints'),
  mailAddresses: deriveKey(siteSecret, 'mail addresses'),
  testBank: deriveKey(siteSecret, 'test bank'),
  push: deriveKey(siteSecret, 'push'),
})
