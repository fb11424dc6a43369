import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const { query } = catalogue.database
const company = companyOf()
const service = (number: number) => snapshotOf(company, { slug: `service-${number}`, name: `Web shop ${number}` })
const state = () => catalogue.call('getSearchIndex', {}, actorOf('admin'))

it('how long changes took to be found is returned for the last hour, and stored for a day', async () => {
  await catalogue.addCompanies(company)
  await catalogue.publish(...[10, 20, 30, 40, 50, 60].map(service))
  expect((await state()).delays.count).toBe(6)
  await query('truncate search.index_delays')
  expect((await state()).delays).toEqual({ count: 0, medianMs: null, slowMs: null, slowestMs: null })
  await catalogue.publish(service(70))
  const { delays } = await state()
  expect(delays.count).toBe(1)
  // From the row in the outbox to its being found: that was not at once, and not minutes ago.
  expect(delays.medianMs).toBeGreaterThan(0)
  expect(delays.slowestMs).toBeLessThan(60_000)
  await query(
    `insert into search.index_delays values (now() - interval '2 hours', 9), (now() - interval '25 hours', 9)`,
  )
  expect((await state()).delays.count).toBe(1)
  await catalogue.add('drop-old-delays', {})
  await catalogue.runJobs()
  expect(await query('select count(*)::int from search.index_delays')).toEqual([{ count: 2 }])
})
