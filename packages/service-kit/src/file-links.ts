import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFileKey, isPublicKey } from '@sild/contract/files/key'
import { fileTimes } from '@sild/contract/files/limits'
import type { Clock } from './clock.ts'

/** Converts between keys in rows and addresses in replies and input. */
export interface FileLinks {
  /** The address of a file; that of a private one expires after some minutes. */
  urlOf(key: string): string
  /** The key of an address from an upload or a reply of ours, or null. */
  keyOf(url: string): string | null
  /** Whether the query of an address grants access to the file. */
  isGood(key: string, query: { until?: string | undefined; signature?: string | undefined }): boolean
}

export interface FileLinksOptions {
  /** Origin that serves the files, another site than the portal. */
  baseUrl: string
  secret: Buffer
  clock: Clock
}

export function createFileLinks({ baseUrl, secret, clock }: FileLinksOptions): FileLinks {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  const sign = (key: string, until: string): Buffer => createHmac('sha256', secret).update(`${key}\n${until}`).digest()

  return {
    urlOf(key) {
      if (isPublicKey(key)) return base + key
      // The address stays the same for some minutes, so that a page that reads it again does not download the file
      // again.
      const until = String((Math.floor(clock.now().getTime() / fileTimes.linkMs) + 2) * fileTimes.linkMs)
      return `${base}${key}?until=${until}&signature=${sign(key, until).toString('base64url')}`
    },
    keyOf(url) {
      // Taken as it is written: a parser would lead `..` somewhere.
      const [key = ''] = url.startsWith(base) ? url.slice(base.length).split('?') : []
      return isFileKey(key) ? key : null
    },
    isGood(key, { until, signature }) {
      if (isPublicKey(key)) return true
      if (!until || !signature || !(Number(until) > clock.now().getTime())) return false
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(key, until)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
