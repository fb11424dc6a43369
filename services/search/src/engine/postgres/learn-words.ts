import { run, sql, type Transaction } from '@sild/service-kit'
import { wordsOf } from '../query/parse-query.ts'

const SHORTEST = 4
const LONGEST = 30

/** Adds the words of texts to the vocabulary. Last in its transaction and in their order: two that add the same ones wait, and never for each other. */
export async function learnWords(trx: Transaction, texts: readonly string[]): Promise<void> {
  const words = new Set(
    wordsOf(texts.join(' '))
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)),
  )
  await run(
    trx,
    sql`insert into vocabulary (word) select unnest(${[...words].toSorted()}::text[]) on conflict do nothing`,
  )
}
