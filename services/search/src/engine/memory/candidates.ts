import { searchTypes } from '@sild/contract/enums'
import { type Candidate, isCommon, isPlausible } from '../query/corrections.ts'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import type { ReadLexemes } from '../query/lexemes-of.ts'
import { wordQuery } from '../query/word-queries.ts'
import type { Collections } from './find.ts'
import type { Vocabulary } from './vocabulary.ts'

/** For each word that hardly anything has, the closest that may have been meant, and how much has them. */
export async function candidatesIn(
  { collections, vocabulary }: { collections: Collections; vocabulary: Vocabulary },
  words: readonly string[],
  readLexemes: ReadLexemes,
): Promise<Candidate[]> {
  const queriesOf = async (texts: readonly string[]): Promise<LexemeQuery[]> =>
    (await readLexemes(texts)).map(wordQuery)
  const queries = await queriesOf(words)
  const rare = words
    .map((typed, index) => ({ typed, typedCount: countHaving(collections, queries[index]!) }))
    .filter(({ typedCount }) => !isCommon(typedCount))
  const found: Candidate[] = []
  for (const one of rare)
    for (const near of Map.groupBy(vocabulary.near(one.typed), ({ distance }) => distance).values()) {
      const meant = await queriesOf(near.map(({ word }) => word))
      const counted = near.map(({ word }, index) => ({ ...one, word, count: countHaving(collections, meant[index]!) }))
      found.push(...counted)
      // Words at a larger distance are no better.
      if (counted.some(isPlausible)) break
    }
  return found
}

function countHaving(collections: Collections, query: LexemeQuery): number {
  let count = 0
  for (const type of searchTypes) {
    const collection = collections[type]
    collection.begin()
    count += collection.count(collection.having([query], []))
  }
  return count
}
