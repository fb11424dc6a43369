import { beforeAll, expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const MANY = 1300

beforeAll(async () => {
  const company = companyOf()
  await catalogue.addCompanies(company)
  await catalogue.publish(snapshotOf(company, { name: 'Common thing' }))
  // The same listing many times over, each an hour older than the one before.
  await catalogue.database.query(
    `with copies as (
       insert into search.cards select (jsonb_populate_record(c, jsonb_build_object(
         'publication_guid', gen_random_uuid(), 'slug', 'copy-' || n, 'published_at', c.published_at - n * interval '1 hour'))).*
       from search.cards c, generate_series(1, $1::int) as n returning *
     ), listed as (
       insert into search.listings select (jsonb_populate_record(l, jsonb_build_object(
         'publication_guid', copies.publication_guid, 'published_at', copies.published_at, 'score', l.score - 1))).*
       from copies, search.listings l returning *
     )
     insert into search.listing_counts as known
     select card_type, category_id, country_code, '', count(*) from listed, unnest(country_codes || '{""}') as country_code group by 1, 2, 3
     on conflict (card_type, category_id, country_code, work_type) do update set count = known.count + excluded.count`,
    [MANY - 1],
  )
})

it('stops counting typed words at the cap, and pages there in order', async () => {
  const first = await catalogue.find({ searchType: 'services', query: 'common', limit: 50 })
  expect(first).toMatchObject({
    total: 1000,
    isTotalExact: false,
    pagesCount: 20,
    counts: { services: 1000, tasks: 0 },
  })
  const seen = new Set<string>()
  for (let page = 1; page <= 20; page += 1) {
    const { cards } = await catalogue.find({ searchType: 'services', query: 'common', limit: 50, page })
    for (const { guid } of cards) seen.add(guid)
    expect(cards).toHaveLength(50)
  }
  expect(seen.size).toBe(1000)
  expect((await catalogue.find({ searchType: 'services', query: 'common', limit: 50, page: 21 })).cards).toEqual([])
})

it('knows the exact total without words', async () => {
  const reply = await catalogue.find({ searchType: 'services', countryCodes: ['EE'], limit: 50, page: 26 })
  expect(reply).toMatchObject({
    total: MANY,
    isTotalExact: true,
    pagesCount: 26,
    facets: { countries: [{ value: 'EE', count: MANY }] },
  })
  expect(reply.cards).toHaveLength(50)
  expect((await catalogue.find({ searchType: 'services', page: 40 })).pagesCount).toBe(40)
})
