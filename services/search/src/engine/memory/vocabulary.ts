import { type Database, sql } from '@sild/service-kit'
import { allowedFor, plain } from '../query/corrections.ts'
import { editDistance } from '../query/edit-distance.ts'
import { countOnes } from './bits.ts'

/** Words that texts have. */
export interface Vocabulary {
  readonly words: readonly string[]
  /** The words at a distance of one or two letters, the closest first, without the word itself. */
  near(typed: string): Near[]
}

interface Near {
  readonly word: string
  readonly distance: number
}

const MOST = 25

/**
 * A bit for each letter of a word. Most words are excluded by their bits, because a change of one letter changes two
 * bits.
 */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32)
  return letters
}

export function createVocabulary(words: readonly string[]): Vocabulary {
  const plainWords = words.map(plain)
  const letters = Int32Array.from(plainWords, lettersOf)
  const lengths = Uint8Array.from(plainWords, ({ length }) => length)
  return {
    words,
    near(typed) {
      const plainTyped = plain(typed)
      const [typedLetters, most] = [lettersOf(plainTyped), allowedFor(typed.length)]
      const found: Near[] = []
      for (let index = 0; index < letters.length; index += 1) {
        if (Math.abs(lengths[index]! - plainTyped.length) > most) continue
        if (countOnes(letters[index]! ^ typedLetters) > 2 * most) continue
        const distance = editDistance(plainTyped, plainWords[index]!, most)
        if (distance <= most && words[index] !== typed) found.push({ word: words[index]!, distance })
      }
      return found.toSorted((one, other) => one.distance - other.distance).slice(0, MOST)
    },
  }
}

export async function readVocabulary({ query }: Pick<Database, 'query'>): Promise<Vocabulary> {
  const rows = await query<{ word: string }>(sql`select word from vocabulary`)
  return createVocabulary(rows.map(({ word }) => word))
}
