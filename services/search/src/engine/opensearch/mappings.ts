import type { SearchType, SortMode } from '@sild/contract/enums'
import { choicePrefix } from '../../models/choices.ts'
import type { Findable } from '../findable.ts'
import { facetNames } from '../indexes.ts'
import { nameTerms } from './name-terms.ts'

/** Looked up, and neither sorted nor counted by. */
const lookedUp = { type: 'keyword', doc_values: false, norms: false, index_options: 'docs' } as const
const counted = { type: 'keyword', norms: false } as const
/** Times are milliseconds since 1970, with the microseconds of Postgres as a fraction. */
const number = { type: 'double' } as const

const properties = {
  searchType: counted,
  /** Tiebreaker of sort orders: OpenSearch cannot sort by the id of a document. */
  guid: counted,
  /** Lexemes and values of filters, as our own analyser has made them: nothing is analysed here. */
  terms: lookedUp,
  names: lookedUp,
  categoryIds: counted,
  countryCodes: counted,
  workTypes: counted,
  publishedAt: number,
  expiresAt: number,
  promotedUntil: number,
  score: number,
  rating: number,
  responses: number,
  favorites: number,
  priceFrom: number,
  priceTo: number,
} as const
export type DocumentField = keyof typeof properties
export type EngineDocument = Readonly<Partial<Record<DocumentField, string | number | readonly string[]>>>

/** The definition of an index. Documents with other fields are rejected, because their types would be guessed. */
export const indexBody = {
  mappings: { dynamic: 'strict', properties },
  settings: {
    refresh_interval: '500ms',
    // A late old document does not restore one that was deleted in the meantime.
    gc_deletes: '1h',
  },
} as const

/** The document of a searchable card; missing values are omitted. */
export function documentOf(type: SearchType, { guid, name, promotedUntil, terms, values }: Findable): EngineDocument {
  const { expiresAt, favorites, priceFrom, priceTo, publishedAt, rating, responses, score } = values
  const facets = facetNames.map((field) => {
    const prefix = choicePrefix(field)
    return [field, terms.filter((term) => term.startsWith(prefix)).map((term) => term.slice(prefix.length))] as const
  })
  return {
    searchType: type,
    guid,
    terms,
    names: nameTerms(name),
    ...Object.fromEntries(facets),
    favorites,
    publishedAt,
    rating,
    responses,
    score,
    ...(expiresAt === Infinity ? {} : { expiresAt }),
    ...(promotedUntil > 0 ? { promotedUntil } : {}),
    ...(priceFrom === null ? {} : { priceFrom }),
    ...(priceTo === null ? {} : { priceTo }),
  }
}

export type Sort = readonly { readonly [Field in DocumentField | '_score']?: { readonly order: 'asc' | 'desc' } }[]
const date: Sort = [{ publishedAt: { order: 'desc' } }, { guid: { order: 'asc' } }]

/** The sort orders of `indexes`. Documents without a value are last. */
export function sortOf(type: SearchType, sort: SortMode): Sort {
  const isCompanies = type === 'companies'
  const orders: Readonly<Record<SortMode, Sort>> = {
    date,
    score: [{ score: { order: 'desc' } }, { guid: { order: 'asc' } }],
    // Companies show how much they offer there, the most first.
    responses: [{ responses: { order: isCompanies ? 'desc' : 'asc' } }, ...date],
    favorites: [{ favorites: { order: 'desc' } }, ...date],
    rating: [{ rating: { order: 'desc' } }, ...date],
    price: isCompanies ? date : [{ priceFrom: { order: 'asc' } }, ...date],
    closing: isCompanies ? date : [{ expiresAt: { order: 'asc' } }, { guid: { order: 'asc' } }],
  }
  return orders[sort]
}
