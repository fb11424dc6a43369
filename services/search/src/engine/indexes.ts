import type { CardType, SearchType, SortMode } from '@sild/contract/enums'
import { companyCardJson, publicationCardJson } from '../replies/card-json.ts'

/** The filters whose values are counted, each without itself. */
export const facetNames = ['categoryIds', 'countryCodes', 'workTypes'] as const
export type FacetName = (typeof facetNames)[number]

export interface Index {
  /** Of the publications that are its rows; null of companies. */
  readonly cardType: CardType | null
  readonly table: string
  readonly key: string
  /** What every row that may be found fulfils. */
  readonly base: string
  readonly dateColumn: string
  readonly orders: Readonly<Record<SortMode, string>>
  /** Columns that the orders name. */
  readonly orderColumns: string
  /** SQL of the values that facets are counted by, as arrays. */
  readonly facets: Readonly<Record<FacetName, string>>
  /** SQL of one card, and where its rows come from when `page` holds the keys. */
  readonly cardJson: string
  readonly cardSource: string
}

const publications = (cardType: CardType): Index => ({
  cardType,
  table: `${cardType}_listings`,
  key: 'publication_guid',
  // Over the moment its time is over, whenever the jobs run.
  base: 'l.expires_at > now()',
  dateColumn: 'published_at',
  orders: {
    date: 'published_at desc, publication_guid',
    score: 'score desc, publication_guid',
    responses: 'responses_count, published_at desc, publication_guid',
    favorites: 'favorites_count desc, published_at desc, publication_guid',
    rating: 'rating desc, published_at desc, publication_guid',
  },
  orderColumns: 'published_at, score, responses_count, favorites_count, rating',
  facets: {
    categoryIds: 'array[l.category_id]',
    countryCodes: 'l.country_codes',
    workTypes: 'array_remove(array[l.work_type], null)',
  },
  cardJson: publicationCardJson,
  cardSource: 'page join cards c using (publication_guid) join companies k using (company_guid)',
})

/** Every index by its name in the contract. Identifiers and orders come from here alone. */
export const indexes: Readonly<Record<SearchType, Index>> = {
  tasks: publications('project'),
  services: publications('service'),
  experts: publications('expert'),
  companies: {
    cardType: null,
    table: 'companies',
    key: 'company_guid',
    base: 'l.is_listed and not l.is_hidden',
    dateColumn: 'joined_at',
    orders: {
      date: 'joined_at desc, company_guid',
      score: 'score desc, company_guid',
      responses: 'publications_count desc, joined_at desc, company_guid',
      favorites: 'favorites_count desc, joined_at desc, company_guid',
      rating: 'coalesce(rating, 0) desc, joined_at desc, company_guid',
    },
    orderColumns: 'joined_at, score, publications_count, favorites_count, rating',
    facets: {
      categoryIds: 'l.category_ids',
      countryCodes: 'array[l.country_code]',
      workTypes: `'{}'::text[]`,
    },
    cardJson: companyCardJson,
    cardSource: 'page join companies k using (company_guid)',
  },
}
