import { createHash } from 'node:crypto'

const marks = /\p{M}+/gu
const rest = /[^\p{L}\p{N}]+/gu

/** Equal for texts that differ in case, accents, spaces and punctuation only. */
export const textFingerprint = (text: string): Buffer =>
  createHash('sha256')
    .update(text.normalize('NFKD').replace(marks, '').toLowerCase().replace(rest, ' ').trim())
    .digest()
