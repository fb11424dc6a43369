import { type SearchType, searchTypes } from '@sild/contract/enums'
import { choicesOfSearch, type Droppable } from '@sild/contract/search/choices'
import { chosenFilters, without } from '../chosen-filters.ts'
import { type FacetName, indexes } from '../indexes.ts'
import { type LexemeQuery, needsPlaces } from '../lexeme-query.ts'
import type { Conditions, SearchInput } from '../search-engine.ts'
import type { Located, Sought } from '../search-sql.ts'
import { choiceGroup, wordGroups } from '../tokens-query.ts'
import type { Words } from '../words.ts'
import { clearBit, visitBits, wordsOf } from './bits.ts'
import type { Collection, Hits } from './collection.ts'
import { relevanceIn } from './relevance.ts'
import { cityTerm, companyTerm } from './rows.ts'

export type Collections = Readonly<Record<SearchType, Collection>>

/** So many hits are ranked by how well they fit. */
const RANKED = 1000
const DAY_MS = 86_400_000
const agesMs = { today: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }

/** Whether terms answer it; where words stand matters to phrases. */
export const canFind = ({ words: { excluded, wanted } }: Sought): boolean =>
  ![...wanted.map(({ loosely }) => loosely), ...excluded].some(needsPlaces)

/** How much a search finds under each tab. */
export function count(collections: Collections, sought: Sought, now: Date): Record<SearchType, number> {
  const counts = searchTypes.map((type) => {
    collections[type].begin(now.getTime())
    return [type, collections[type].count(hitsIn(collections[type], type, sought, now.getTime())())]
  })
  return Object.fromEntries(counts) as Record<SearchType, number> // Of each of them.
}

/** What a search finds, of everything and exactly: the conditions of `conditionOf`, on bits. */
export function find(
  collection: Collection,
  counts: Record<SearchType, number>,
  sought: Sought<SearchInput>,
  now: Date,
): Located {
  const { input, words } = sought
  const type = input.searchType
  const nowMs = now.getTime()
  collection.begin(nowMs)
  const hitsOf = hitsIn(collection, type, sought, nowMs)
  const hits = hitsOf()
  const total = collection.count(hits)
  const isRanked = words.wanted.length > 0 && (input.sort === 'score' || words.needed === 'any') && total <= RANKED
  // Whether a company is called so is known to Postgres.
  const relevance = isRanked && type !== 'companies' ? relevanceIn(collection, words) : undefined
  const isToRank = isRanked && !relevance
  const end = input.page * input.limit
  const page = (all: number[]): number[] => all.slice(end - input.limit, end)
  const places = isToRank
    ? collection.first(hits, RANKED, 'date')
    : page(relevance ? collection.best(hits, relevance, input.sort) : collection.first(hits, end, input.sort))
  const hasPromoted =
    indexes[type].cardType !== null && input.page === 1 && !input.companyGuid && words.needed === 'all'
  const guidsOf = (all: readonly number[]): string[] => all.map((place) => collection.documents.guidOf(place))
  const facetOf = (name: FacetName) => collection.valuesIn(input[name].length > 0 ? hitsOf(name) : hits, name)
  return {
    guids: guidsOf(places),
    isToRank,
    // Something may have changed since it was counted.
    counts: { ...counts, [type]: total },
    facets: {
      categories: facetOf('categoryIds').map(({ count: hitsCount, value }) => ({
        value: Number(value),
        count: hitsCount,
      })),
      countries: facetOf('countryCodes'),
      workTypes: type === 'companies' ? [] : facetOf('workTypes'),
    },
    promoted: hasPromoted ? guidsOf(collection.promotedIn(hits, nowMs)) : [],
    without:
      total > 0
        ? []
        : chosenFilters(input)
            .map((filter) => ({ filter, count: collection.count(hitsOf(filter)) }))
            .filter((dropped) => dropped.count > 0),
  }
}

/** What is found under one tab, but for a filter that is left out. */
function hitsIn(
  collection: Collection,
  type: SearchType,
  { input, neededElsewhere, words }: Sought,
  nowMs: number,
): (dropped?: Droppable) => Hits {
  const needed = type === input.searchType ? words.needed : (neededElsewhere ?? words.needed)
  const required = [...requiredTerms(type, input, { ...words, needed })]
  return (dropped) => {
    const hits = collection.having(
      required.filter(({ filter }) => filter === undefined || filter !== dropped).map(({ query }) => query),
      words.excluded,
    )
    const passes = testOf(collection, type, without(input, dropped), nowMs)
    if (!passes) return hits
    visitBits(
      hits.bits,
      (place) => {
        if (!passes(place)) clearBit(hits.bits, place)
      },
      hits,
    )
    return { ...hits, words: wordsOf(hits.bits, hits.words) }
  }
}

interface Required {
  readonly filter?: Droppable
  readonly query: LexemeQuery
}

function* requiredTerms(type: SearchType, input: Conditions, words: Words): Generator<Required> {
  for (const query of wordGroups(words)) yield { query }
  for (const filter of choicesOfSearch[type]) {
    const any = choiceGroup(filter, input)
    if (any.length > 0) yield { filter, query: { any } }
  }
  if (input.citySlug) yield { query: cityTerm(input.citySlug) }
  if (input.companyGuid) yield { query: companyTerm(input.companyGuid) }
}

/** What is compared as a number; nothing where no number is asked for. */
function testOf(
  { documents }: Collection,
  type: SearchType,
  { budgetFromCents, budgetToCents, publishedWithin }: Conditions,
  nowMs: number,
): ((place: number) => boolean) | undefined {
  const { priceFrom, priceTo, publishedAt } = documents
  const since = publishedWithin === 'all' ? -Infinity : nowMs - agesMs[publishedWithin]
  // Companies have no prices.
  const [least, most] = indexes[type].cardType ? [budgetFromCents, budgetToCents] : [null, null]
  if (publishedWithin === 'all' && !least && !most) return
  return (place) =>
    publishedAt[place]! > since && (!least || priceTo[place]! >= least) && (!most || priceFrom[place]! <= most)
}
