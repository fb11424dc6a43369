import { type SearchType, searchTypes } from '@sild/contract/enums'
import { choicesOfSearch, type Droppable } from '@sild/contract/search/choices'
import { chosenFilters, without } from '../chosen-filters.ts'
import { type FacetName, indexes } from '../indexes.ts'
import { type LexemeQuery, needsPlaces } from '../lexeme-query.ts'
import type { Conditions, SearchInput } from '../search-engine.ts'
import type { Located, Sought } from '../search-sql.ts'
import { choiceGroup, wordGroups } from '../tokens-query.ts'
import type { Words } from '../words.ts'
import { type Bits, countBits, clearBit, keepOnly, takeAway, visitBits } from './bits.ts'
import type { Collection } from './collection.ts'
import { cityTerm, companyTerm } from './rows.ts'

export type Collections = Readonly<Record<SearchType, Collection>>

/** So many hits are ranked by how well they fit. */
const RANKED = 1000
const DAY_MS = 86_400_000
const agesMs = { today: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }

/** Whether terms answer it; where words stand matters to phrases. */
export const canFind = ({ words: { excluded, wanted } }: Sought): boolean =>
  ![...wanted.map(({ loosely }) => loosely), ...excluded].some(needsPlaces)

/** What a search finds, of everything and exactly: the conditions of `conditionOf`, on bits. */
export function find(collections: Collections, sought: Sought<SearchInput>, now: Date): Located {
  const { input, words } = sought
  const type = input.searchType
  const nowMs = now.getTime()
  for (const each of searchTypes) collections[each].begin(nowMs)
  const collection = collections[type]
  const hitsOf = hitsIn(collection, type, sought, nowMs)
  const hits = hitsOf()
  const total = countBits(hits)
  const isToRank = words.wanted.length > 0 && (input.sort === 'score' || words.needed === 'any') && total <= RANKED
  const end = input.page * input.limit
  const places = isToRank
    ? collection.first(hits, RANKED, 'date')
    : collection.first(hits, end, input.sort).slice(end - input.limit)
  const hasPromoted =
    indexes[type].cardType !== null && input.page === 1 && !input.companyGuid && words.needed === 'all'
  const guidsOf = (all: readonly number[]): string[] => all.map((place) => collection.documents.guidOf(place))
  const facetOf = (name: FacetName) => collection.valuesIn(input[name].length > 0 ? hitsOf(name) : hits, name)
  return {
    guids: guidsOf(places),
    isToRank,
    counts: Object.fromEntries(
      searchTypes.map((each) => [
        each,
        each === type ? total : countBits(hitsIn(collections[each], each, sought, nowMs)()),
      ]),
    ) as Record<SearchType, number>, // Of each of them.
    facets: {
      categories: facetOf('categoryIds').map(({ count, value }) => ({ value: Number(value), count })),
      countries: facetOf('countryCodes'),
      workTypes: type === 'companies' ? [] : facetOf('workTypes'),
    },
    promoted: hasPromoted ? guidsOf(collection.promotedIn(hits, nowMs)) : [],
    without:
      total > 0
        ? []
        : chosenFilters(input)
            .map((filter) => ({ filter, count: countBits(hitsOf(filter)) }))
            .filter(({ count }) => count > 0),
  }
}

/** What is found under one tab, but for a filter that is left out. */
function hitsIn(
  collection: Collection,
  type: SearchType,
  { input, neededElsewhere, words }: Sought,
  nowMs: number,
): (dropped?: Droppable) => Bits {
  const needed = type === input.searchType ? words.needed : (neededElsewhere ?? words.needed)
  const required = [...requiredTerms(type, input, { ...words, needed })].map(({ filter, query }) => ({
    filter,
    bits: collection.matching(query),
  }))
  const excluded = words.excluded.map(collection.matching)
  const tests = testsOf(collection, type, nowMs)
  return (dropped) => {
    const hits = collection.all()
    for (const { bits, filter } of required) if (filter !== dropped || filter === undefined) keepOnly(hits, bits)
    for (const bits of excluded) takeAway(hits, bits)
    const passes = tests(without(input, dropped))
    if (passes)
      visitBits(hits, (place) => {
        if (!passes(place)) clearBit(hits, place)
      })
    return hits
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
const testsOf =
  ({ documents }: Collection, type: SearchType, nowMs: number) =>
  ({ budgetFromCents, budgetToCents, publishedWithin }: Conditions): ((place: number) => boolean) | undefined => {
    const { priceFrom, priceTo, publishedAt } = documents
    const since = publishedWithin === 'all' ? -Infinity : nowMs - agesMs[publishedWithin]
    // Companies have no prices.
    const [least, most] = indexes[type].cardType ? [budgetFromCents, budgetToCents] : [null, null]
    if (publishedWithin === 'all' && !least && !most) return
    return (place) =>
      publishedAt[place]! > since && (!least || priceTo[place]! >= least) && (!most || priceFrom[place]! <= most)
  }
