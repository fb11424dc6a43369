import { constants } from '@sild/contract/limits'
import { type SearchType, searchTypes } from '@sild/contract/enums'
import { type FacetName, facetNames, indexes } from './indexes.ts'

const facetTitles: Readonly<Record<FacetName, string>> = {
  categoryIds: 'categories',
  countryCodes: 'countries',
  workTypes: 'workTypes',
}

export interface ReplyParts {
  type: SearchType
  page: number
  pageSize: number
  /** SQL of the parts. A table `page` must hold the keys in their `place`. */
  total: string
  isTotalExact: string
  facets: Readonly<Record<FacetName, string>>
  counts: Readonly<Record<SearchType, string>>
}

const object = (fields: readonly (readonly [name: string, sql: string])[]): string =>
  `json_build_object(${fields.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`

/** The reply of `search`, built by Postgres. */
export function replySql({ type, page, pageSize, total, isTotalExact, facets, counts }: ReplyParts): string {
  const { cardJson, cardSource } = indexes[type]
  return `${object([
    ['cards', `(select coalesce(json_agg(${cardJson} order by page.place), '[]') from ${cardSource})`],
    ['total', total],
    ['isTotalExact', isTotalExact],
    ['page', String(page)],
    ['pagesCount', `least(${constants.searchPageMax}, ceil(${total}::numeric / ${pageSize}))::int`],
    ['facets', object(facetNames.map((name) => [facetTitles[name], facets[name]]))],
    ['counts', object(searchTypes.map((each) => [each, counts[each]]))],
  ])}::text as reply`
}

/** Values with their counts, most frequent first. `counted` is SQL of rows (value, count). */
export const facetSql = (counted: string): string =>
  `(select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (${counted}) as counted)`
