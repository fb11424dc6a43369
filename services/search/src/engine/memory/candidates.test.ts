import { searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import { expect, it } from 'vitest'
import { candidatesIn } from './candidates.ts'
import { createCollection } from './collection.ts'
import type { Collections } from './find.ts'
import { createVocabulary } from './vocabulary.ts'

const values = {
  publishedAt: 1,
  expiresAt: 9,
  score: 0,
  rating: 0,
  responses: 0,
  favorites: 0,
  priceFrom: 1,
  priceTo: 1,
}
const term = (word: string) => `e:${word}`

/** Services that have these words, each its own. */
function marketOf(words: readonly string[]): Collections {
  const collections = recordOf(searchTypes, (type) => createCollection(type, 40))
  for (const word of words)
    collections.services.put({
      guid: crypto.randomUUID(),
      terms: [term(word)],
      choices: [],
      name: {},
      promotedUntil: 0,
      values,
    })
  return collections
}

/** What may have been meant by `clusterd`, where the vocabulary has a word one letter away and one that is two away. */
const meantIn = async (words: readonly string[]) => {
  const market = { collections: marketOf(words), vocabulary: createVocabulary(['clusterss', 'clusters']) }
  const found = await candidatesIn(market, ['clusterd'], (asked) =>
    Promise.resolve(asked.map((word) => ({ en: [term(word)], et: [], fr: [] }))),
  )
  return found.map(({ count, word }) => [word, count])
}

it('searches further only if no closer word may be meant', async () => {
  expect(await meantIn(['clusterss', 'clusterss'])).toEqual([
    ['clusters', 0],
    ['clusterss', 2],
  ])
  expect(await meantIn(['clusterss', 'clusters'])).toEqual([['clusters', 1]])
  // As much has what was typed.
  expect(await meantIn(['clusterd', 'clusters', 'clusterss'])).toEqual([
    ['clusters', 1],
    ['clusterss', 1],
  ])
})
