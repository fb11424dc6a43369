import { randomBytes } from 'node:crypto'

const LONGEST_NAME = 60
const marks = /\p{M}+/gu
const separators = /[^a-z0-9]+/g

/** An address made of the name, with an end of its own, so that equal names never meet. Stays for the publication's life. */
export function slugOf(name: string): string {
  const words = name.normalize('NFKD').replace(marks, '').toLowerCase().replace(separators, '-')
  const short = words.slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '')
  const end = randomBytes(6).toString('hex')
  return short ? `${short}-${end}` : end
}
