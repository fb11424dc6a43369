import { type Input, schemas } from '@sild/contract/schemas'
import { type Case, slugs } from './engine-case.ts'
import { daysAgo, documents, garden, growers, makers, shop } from './engine-documents.ts'

/** By a reader who has hidden these cards. */
const searchWithout =
  (hidden: readonly { guid: string }[], body: Partial<Input<'search'>['body']>): Case['call'] =>
  (engine) =>
    engine.search(
      schemas.search.body.parse({ searchType: 'services', ...body }),
      'en',
      hidden.map(({ guid }) => guid),
    )
/** What any engine does with the cards that its reader has hidden. */
export const hiddenCases: Readonly<Record<string, Case>> = {
  'neither finds nor counts what the reader has hidden': {
    documents,
    call: searchWithout([shop, growers], {}),
    expected: {
      cards: slugs('books', 'garden'),
      total: 2,
      facets: { countries: [{ value: 'FR', count: 2 }] },
      counts: { tasks: 1, services: 2, experts: 0, companies: 1 },
    },
  },
  'finds by words what the reader has not hidden': {
    documents,
    call: searchWithout([garden, makers], { query: 'react', categoryIds: [1] }),
    expected: {
      cards: slugs('shop'),
      total: 1,
      facets: {
        categories: [{ value: 1, count: 1 }],
        countries: [{ value: 'EE', count: 1 }],
        workTypes: [{ value: 'OUTSOURCE', count: 1 }],
      },
    },
  },
  'names no company that the reader has hidden': {
    documents,
    call: searchWithout([makers], { query: 'metsavaht', isLiteral: true }),
    expected: { company: null, counts: { companies: 0 } },
  },
  'counts no filter of what the reader has hidden': {
    documents,
    call: (engine) =>
      engine.countFilters(schemas.countSearchFilters.body.parse({ searchType: 'services', query: 'react' }), [
        shop.guid,
      ]),
    expected: { total: 1, isTotalExact: true },
  },
  'shows in no paid place what the reader has hidden': {
    documents: {
      ...documents,
      publications: [...documents.publications, { ...garden, promotedUntil: daysAgo(-5), version: 2 }],
    },
    call: searchWithout([garden], {}),
    expected: { promoted: [], cards: slugs('shop', 'books') },
  },
}
