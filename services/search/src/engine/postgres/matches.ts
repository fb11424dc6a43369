import type { Reply } from '@sild/contract/schemas'
import type { ReadLexemes } from '../query/lexemes-of.ts'
import { plain } from '../query/corrections.ts'
import { placedWordsOf } from '../query/parse-query.ts'
import type { LexemeSet } from '../query/word-queries.ts'
import type { Words } from '../query/words.ts'

type Found = Reply<'search'>
type CardMatches = Found['matches'][number]
interface Shown {
  readonly name: string
  readonly summary: string
  readonly tags: readonly string[]
}

/** Where the query matches in the texts of each card: the positions of first and last letters. */
export async function matchesOf(
  cards: readonly Shown[],
  { wanted }: Words,
  readLexemes: ReadLexemes,
): Promise<CardMatches[]> {
  const sequences = wanted.flatMap((each) => each.sequences)
  const { mayBe, mayHave } = beginningsOf(sequences)
  /** Most words are not wanted: only the others are analysed. */
  const lexemes = new Map<string, readonly string[]>()
  const texts = cards.map(({ name, summary, tags }) =>
    [name, summary, ...tags].map((text) => (mayHave(text) ? placedWordsOf(text) : [])),
  )
  for (const text of texts)
    for (const words of text) for (const { word } of words) lexemes.set(word.toLowerCase(), none)
  const relevant = [...lexemes.keys()].filter(mayBe)
  for (const [index, read] of (await readLexemes(relevant)).entries())
    lexemes.set(relevant[index]!, Object.values(read).flat())
  return texts.map((own) => {
    const [name, summary, ...tags] = own.map((words) => {
      const known = words.map(({ word }) => lexemes.get(word.toLowerCase())!)
      const found: { from: number; to: number }[] = []
      for (let place = 0; place < words.length;) {
        const length = known[place]!.length > 0 ? lengthAt(known, place, sequences) : 0
        if (length > 0) found.push({ from: words[place]!.start, to: words[place + length - 1]!.end })
        // A match inside a matched name is not returned again.
        place += Math.max(1, length)
      }
      return found
    })
    return {
      name: name!.map(({ from, to }): [number, number] => [from, to]),
      summary: summary!.map(({ from, to }): [number, number] => [from, to]),
      tags: tags.flatMap((found, index) => (found.length > 0 ? [index] : [])),
    }
  })
}

/** Length in words of the longest match that starts here; 0 without a match. */
const lengthAt = (
  words: readonly (readonly string[])[],
  place: number,
  sequences: readonly (readonly LexemeSet[])[],
): number =>
  Math.max(
    0,
    ...sequences
      .filter((sequence) => sequence.every((set, offset) => words[place + offset]?.some((lexeme) => set.has(lexeme))))
      .map(({ length }) => length),
  )

const none: readonly string[] = []
const BEGINNING = 3

interface Beginnings {
  /** Whether a word in lower case may be one that is wanted. */
  mayBe(word: string): boolean
  /** Whether a text may have a match. Most have none, and their words need not be read. */
  mayHave(text: string): boolean
}

/**
 * Stemming never changes the start of a word, so most words of a text need no analysis. The analyser spells out names
 * with signs.
 */
function beginningsOf(sequences: readonly (readonly LexemeSet[])[]): Beginnings {
  const beginnings = new Set(
    sequences.flat().flatMap((set) => [...set].map((lexeme) => lexeme.slice(2, 2 + BEGINNING))),
  )
  // Lexemes are of letters and digits alone.
  const any = new RegExp(`['’#+]|\\.net|${[...beginnings].join('|')}`)
  const isBegun = (word: string): boolean => {
    for (let size = Math.min(BEGINNING, word.length); size > 0; size -= 1)
      if (beginnings.has(word.slice(0, size))) return true
    return false
  }
  return {
    // Most words are of these letters alone.
    mayBe: (word) => (/^[a-z0-9]*$/.test(word) ? isBegun(word) : /[^\p{L}\p{N}]/u.test(word) || isBegun(plain(word))),
    mayHave: (text) => beginnings.size > 0 && any.test(plain(text.toLowerCase())),
  }
}
