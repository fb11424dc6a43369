import { market } from '@sild/demo/market'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { publicationsService } from '../src/service.ts'

const service = testService(publicationsService)
const demo = market()
const rows = () =>
  service.database.query(
    'select publication_guid, status, version, responses_count from publications.publications order by 1',
  )

beforeAll(() => seed(service.deps))

it('writes the demo market, and changes nothing when run again', async () => {
  const before = await rows()
  expect(before).toHaveLength(demo.publications.length)
  await seed(service.deps)
  expect(await rows()).toEqual(before)
})

it('returns every publication in the shape of the contract', async () => {
  for (const { companyGuid, kind, publicationGuid, slug, status } of demo.publications) {
    const params = { cardType: kind, slugOrGuid: slug }
    const owner = actorOf('customer', { companyGuid })
    expect(await service.call('getMyPublication', { params }, owner)).toMatchObject({
      guid: publicationGuid,
      publicationStatus: status,
    })
  }
})

it('spreads the views of each publication over its days, up to the counted number', async () => {
  const [spread] = await service.database.query<{ publications: number; off: number }>(
    `select count(*)::int as publications, max(abs(p.views_count - counted.views))::int as off
     from publications.publications p join (
       select publication_guid, sum(views_count) as views from publications.publication_days group by 1
     ) counted using (publication_guid)`,
  )
  expect(spread!.publications).toBeGreaterThan(50)
  expect(spread!.off).toBe(0)
})

it('reads none of the rows of an earlier seed, however many they are', async () => {
  const [written] = await service.database.query<{ guid: string }>(
    `insert into publications.publications
     select (jsonb_populate_record(null::publications.publications, to_jsonb(p)
       || jsonb_build_object('publication_guid', gen_random_uuid(), 'slug', 'written-before', 'views_count', 500))).*
     from publications.publications p where views_count > 0 and published_at is not null limit 1
     returning publication_guid as guid`,
  )
  await seed(service.deps)
  expect(
    await service.database.query('select day from publications.publication_days where publication_guid = $1', [
      written!.guid,
    ]),
  ).toEqual([])
})
