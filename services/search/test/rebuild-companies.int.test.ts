import { actorOf } from '@sild/testing'
import { companySnapshotOf } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { companyOf, snapshotOf, testCatalogue } from './catalogue.ts'

const catalogue = testCatalogue()
const { query } = catalogue.database
const [company, other] = [companyOf(), companyOf({ name: 'Teine OÜ' })]
const state = () => catalogue.call('getSearchIndex', {}, actorOf('admin'))

it('are read into their rows when the index is rebuilt, and unknown ones are not changed', async () => {
  await catalogue.addCompanies(company, other)
  await catalogue.publish(snapshotOf(company))
  await query(`update search.companies set words = '', name_tokens = '', tokens = '', score = 0`)
  expect((await catalogue.find({ searchType: 'companies', query: 'shops' })).total).toBe(0)
  const gone = companyOf({ name: 'Läinud OÜ' })
  await catalogue.addCompanies(gone)
  catalogue.mock({
    getCompanySnapshots: ({ body }) => ({
      companies: [company, other].filter(({ guid }) => body.companyGuids.includes(guid)).map(companySnapshotOf),
    }),
  })
  await catalogue.call('rebuildSearchIndex', {}, actorOf('admin'))
  await catalogue.runJobs()
  expect((await catalogue.find({ searchType: 'companies', query: 'shops' })).total).toBe(3)
  expect((await state()).rebuild).toMatchObject({ isUsed: true, doneCount: 4, totalCount: 4 })
})
