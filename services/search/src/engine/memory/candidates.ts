import { searchTypes } from '@sild/contract/enums'
import { type Candidate, isKnown } from '../corrections.ts'
import type { LexemeQuery } from '../lexeme-query.ts'
import type { ReadLexemes } from '../lexemes-of.ts'
import { wordQuery } from '../word-queries.ts'
import type { Collections } from './find.ts'
import type { Vocabulary } from './vocabulary.ts'

/** For each word that hardly anything has, those that may have been meant, and how much has them. */
export async function candidatesIn(
  { collections, vocabulary }: { collections: Collections; vocabulary: Vocabulary },
  words: readonly string[],
  readLexemes: ReadLexemes,
): Promise<Candidate[]> {
  const queriesOf = async (asked: readonly string[]): Promise<LexemeQuery[]> =>
    (await readLexemes(asked)).map(wordQuery)
  const queries = await queriesOf(words)
  const rare = words
    .map((typed, index) => ({ typed, typedCount: countHaving(collections, queries[index]!) }))
    .filter(({ typedCount }) => !isKnown(typedCount))
  const near = rare.flatMap((one) => vocabulary.near(one.typed).map((word) => ({ ...one, word })))
  if (near.length === 0) return []
  const meant = await queriesOf(near.map(({ word }) => word))
  return near.map((one, index) => ({ ...one, count: countHaving(collections, meant[index]!) }))
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
