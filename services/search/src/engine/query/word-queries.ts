import { locales, type Locale } from '@sild/contract/enums'
import type { LexemeQuery } from './lexeme-query.ts'
import type { Lexemes } from './lexemes-of.ts'

const anyOf = (lexemes: Iterable<string>): LexemeQuery => ({ any: [...new Set(lexemes)] })

/** One word in any language. */
export const wordQuery = (word: Lexemes): LexemeQuery => anyOf(locales.flatMap((locale) => word[locale]))

const joinedBy =
  (operator: 'inOrder' | 'all') =>
  (words: readonly Lexemes[], languages: readonly Locale[] = locales): LexemeQuery => {
    if (words.length === 1) return anyOf(languages.flatMap((locale) => words[0]![locale]))
    const joined = (queryOf: (word: Lexemes) => LexemeQuery): LexemeQuery => {
      const parts = words.map(queryOf)
      return operator === 'all' ? { all: parts } : { inOrder: parts }
    }
    // A language may read a word as nothing.
    const reading = languages.filter((locale) => words.every((word) => word[locale].length > 0))
    if (reading.length === 0) return joined(wordQuery)
    return { any: reading.map((locale) => joined((word) => anyOf(word[locale]))) }
  }

/** Words next to each other, in any of the languages. */
export const phraseQuery = joinedBy('inOrder')
/** Words anywhere in a text in one of the languages. */
export const looseQuery = joinedBy('all')

export type LexemeSet = ReadonlySet<string>

/** Words as adjacent lexemes, in each language: the form in a text with these words. */
export const sequencesOf = (words: readonly Lexemes[], languages: readonly Locale[] = locales): LexemeSet[][] =>
  languages.map((locale) => words.map((word) => new Set(word[locale])))
