import { wordWeights } from '../../models/score.ts'
import { needsPlaces } from '../query/lexeme-query.ts'
import { hasSynonyms, type Words } from '../query/words.ts'
import { hasBit } from './bits.ts'
import type { Collection } from './collection.ts'

/**
 * How well a document fits the words, with the points of `relevanceOf`; undefined if the positions of words in whole
 * texts are needed.
 */
export function relevanceIn(collection: Collection, words: Words): ((place: number) => number) | undefined {
  const isAsTypedAsked = hasSynonyms(words)
  if (isAsTypedAsked && words.wanted.some(({ typed }) => needsPlaces(typed))) return
  const { names } = collection
  const wanted = words.wanted.map(({ loosely, meant, typed }) => ({
    meant: names.numbered(meant),
    found: words.needed === 'any' ? collection.matching(loosely) : undefined,
    typed: isAsTypedAsked ? { inName: names.numbered(typed), found: collection.matching(typed) } : undefined,
  }))
  const together = words.together && names.numbered(words.together)
  return (place) => {
    let sum = 0
    for (const { found, meant, typed } of wanted) {
      let points = names.matches(place, meant)
        ? wordWeights.inName + wordWeights.oftenInName * names.rank(place, meant)
        : 0
      if (found) points += wordWeights.found * Number(hasBit(found, place))
      if (typed)
        points +=
          wordWeights.asTyped * (Number(hasBit(typed.found, place)) + Number(names.matches(place, typed.inName)))
      sum += points
    }
    return together ? sum + wordWeights.together * Number(names.matches(place, together)) : sum
  }
}
