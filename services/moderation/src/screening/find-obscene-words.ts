import type { FieldText, Finding } from './finding.ts'
import { decentBeginnings, obsceneBeginnings, obsceneWords } from './obscene-words.ts'

const marks = /\p{M}+/gu
const words = /[\p{L}\p{N}]+/gu
const whole = new Set(obsceneWords)

const plain = (word: string): string => word.normalize('NFKD').replace(marks, '').toLowerCase()

function isObscene(word: string): boolean {
  if (whole.has(word)) return true
  if (decentBeginnings.some((beginning) => word.startsWith(beginning))) return false
  return obsceneBeginnings.some((beginning) => word.startsWith(beginning))
}

export const findObsceneWords = (texts: readonly FieldText[]): Finding[] =>
  texts.flatMap(({ field, text }) =>
    (text.match(words) ?? [])
      .filter((word) => isObscene(plain(word)))
      .map((quote): Finding => ({ rule: 'obscene-language', field, quote })),
  )
