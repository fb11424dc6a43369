import { sql } from '@sild/service-kit'
import { companySnapshotOf } from '@sild/testing/snapshots'
import { saveCompany } from '../src/actions/save-company.ts'
import { type Case, search, slugs } from './engine-case.ts'
import { rated, reviewedMore } from './engine-documents.ts'

/** How any engine orders and filters by ratings. */
export const ratingCases: Readonly<Record<string, Case>> = {
  'sorts offers by a rating that many reviews make more certain': {
    documents: rated,
    call: search({ sort: 'rating' }),
    expected: {
      cards: slugs('offer-many', 'offer-two', 'offer-one', 'offer-poor', 'offer-none'),
    },
  },
  'sorts companies by a rating that many reviews make more certain': {
    documents: rated,
    call: search({ searchType: 'companies', sort: 'rating' }),
    expected: { cards: slugs('many', 'two', 'one', 'poor', 'none') },
  },
  'sorts by rating again when only the number of reviews has changed': {
    documents: rated,
    isChange: true,
    async call(engine, deps) {
      const [next] = await deps.database.execute<{ look: number }>(sql`select nextval('looks') as look`)
      const read = {
        company: companySnapshotOf(reviewedMore),
        look: next!.look,
      }
      await deps.database.transaction((trx) => saveCompany(trx, { ...deps, engine }, read))
      return search({ searchType: 'companies', sort: 'rating' })(engine, deps)
    },
    expected: { cards: slugs('one', 'many', 'two', 'poor', 'none') },
  },
  'filters by the rating that a card shows, however many reviews it has': {
    documents: rated,
    call: search({ searchType: 'companies', sort: 'rating', ratings: [4.5] }),
    expected: { cards: slugs('many', 'two', 'one'), total: 3 },
  },
}
