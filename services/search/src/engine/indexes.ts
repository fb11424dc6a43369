import type { CardType, Locale, SearchType, SortMode } from '@sild/contract/enums'
import { raw, type Sql, sql } from '@sild/service-kit'
import { companyCardJson, publicationCardJson } from '../replies/card-json.ts'

/** Each reply counts the values of these filters. The count of a filter ignores the filter itself. */
export const facetNames = ['categoryIds', 'countryCodes', 'workTypes'] as const
export type FacetName = (typeof facetNames)[number]

export interface Index {
  /** Kind of the publications in this index; null for companies. */
  readonly cardType: CardType | null
  readonly table: Sql
  readonly key: Sql
  /** Condition for every searchable row `l`. */
  readonly base: Sql
  readonly dateColumn: Sql
  readonly orders: Readonly<Record<SortMode, Sql>>
  /** Columns that the orders name. */
  readonly orderColumns: Sql
  /** The values that facets are counted by, as arrays. */
  readonly facets: Readonly<Record<FacetName, Sql>>
  /** One card, and where its rows come from when `page` holds the keys. */
  readonly cardJson: (locale: Locale) => Sql
  readonly cardSource: Sql
}

/** The card of a publication, and where its rows come from when `from` holds the keys. */
export const publicationSource = (from: 'page' | 'promoted'): Sql =>
  sql`${raw(from)} join cards c using (publication_guid) join companies k using (company_guid)`

const publications = (cardType: CardType): Index => ({
  cardType,
  table: raw(`${cardType}_listings`),
  key: sql`publication_guid`,
  // Over the moment its time is over, whenever the jobs run.
  base: sql`l.expires_at > now()`,
  dateColumn: sql`published_at`,
  orders: {
    date: sql`published_at desc, publication_guid`,
    score: sql`score desc, publication_guid`,
    responses: sql`responses_count, published_at desc, publication_guid`,
    favorites: sql`favorites_count desc, published_at desc, publication_guid`,
    rating: sql`rating desc, published_at desc, publication_guid`,
    price: sql`price_from_cents, published_at desc, publication_guid`,
    closing: sql`expires_at, publication_guid`,
  },
  orderColumns: sql`published_at, score, responses_count, favorites_count, rating, price_from_cents, expires_at`,
  facets: {
    categoryIds: sql`array[l.category_id]`,
    countryCodes: sql`l.country_codes`,
    workTypes: sql`array_remove(array[l.work_type], null)`,
  },
  cardJson: publicationCardJson,
  cardSource: publicationSource('page'),
})

/** Every index by its name in the contract, with its only identifiers and sort orders. */
export const indexes: Readonly<Record<SearchType, Index>> = {
  tasks: publications('project'),
  services: publications('service'),
  experts: publications('expert'),
  companies: {
    cardType: null,
    table: sql`companies`,
    key: sql`company_guid`,
    base: sql`l.is_listed and not l.is_hidden`,
    dateColumn: sql`joined_at`,
    orders: {
      date: sql`joined_at desc, company_guid`,
      score: sql`score desc, company_guid`,
      responses: sql`publications_count desc, joined_at desc, company_guid`,
      favorites: sql`favorites_count desc, joined_at desc, company_guid`,
      rating: sql`weighed_rating desc, joined_at desc, company_guid`,
      // Companies have no prices and no end.
      price: sql`joined_at desc, company_guid`,
      closing: sql`joined_at desc, company_guid`,
    },
    orderColumns: sql`joined_at, score, publications_count, favorites_count, weighed_rating`,
    facets: {
      categoryIds: sql`l.category_ids`,
      countryCodes: sql`array[l.country_code]`,
      workTypes: sql`'{}'::text[]`,
    },
    cardJson: companyCardJson,
    cardSource: sql`page join companies k using (company_guid)`,
  },
}
