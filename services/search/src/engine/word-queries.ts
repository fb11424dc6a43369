import { locales, type Locale } from '@sild/contract/enums'
import type { Lexemes } from './lexemes-of.ts'

/** Lexemes are letters and digits of the analyser behind their language: none can leave its quotes. */
const anyOf = (lexemes: Iterable<string>): string => [...new Set(lexemes)].map((lexeme) => `'${lexeme}'`).join(' | ')

/** A tsquery of one word in any language. */
export const wordQuery = (word: Lexemes): string => anyOf(locales.flatMap((locale) => word[locale]))

const joinedBy =
  (operator: '<->' | '&') =>
  (words: readonly Lexemes[], languages: readonly Locale[] = locales): string => {
    if (words.length === 1) return anyOf(languages.flatMap((locale) => words[0]![locale]))
    const joined = (lexemesOf: (word: Lexemes) => string): string =>
      `(${words.map((word) => `(${lexemesOf(word)})`).join(` ${operator} `)})`
    // A language may read a word as nothing.
    const reading = languages.filter((locale) => words.every((word) => word[locale].length > 0))
    if (reading.length === 0) return joined(wordQuery)
    return reading.map((locale) => joined((word) => anyOf(word[locale]))).join(' | ')
  }

/** A tsquery of words next to each other, in any of the languages. */
export const phraseQuery = joinedBy('<->')
/** A tsquery of words anywhere in a text in one of the languages. */
export const looseQuery = joinedBy('&')

export type LexemeSet = ReadonlySet<string>

/** Words as their lexemes one after the other, in each of the languages: what a text that has them has. */
export const sequencesOf = (words: readonly Lexemes[], languages: readonly Locale[] = locales): LexemeSet[][] =>
  languages.map((locale) => words.map((word) => new Set(word[locale])))
