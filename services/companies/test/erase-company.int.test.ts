import { erasedText } from '@sild/contract/erasure'
import { testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { eraseCompany } from '../src/actions/erase-company.ts'
import { companiesService } from '../src/service.ts'
import { newCompany } from './arrange.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'

const companies = testService(companiesService, { mocks: profileMocks })
const requisites = {
  organisation: 'Kask ja Pojad OÜ',
  firstName: 'Mari',
  lastName: 'Mets',
  vatId: null,
  regCode: '12345678',
  orgAddress: 'Kuu 1, Tallinn',
  additionalAddress: null,
  postalCode: '10111',
  mobilePhone: '+372 555 1234',
  version: 0,
}
type Arranged = Awaited<ReturnType<typeof arrangeCompany>>
const additions: [string, (arranged: Arranged) => Promise<unknown>][] = [
  [
    'case',
    ({ owner, params }) =>
      companies.call('createCase', { params, body: { name: 'A portal', description: 'What was done.' } }, owner),
  ],
  ['requisites', ({ owner, params }) => companies.call('saveRequisites', { params, body: requisites }, owner)],
]

describe('erasing', () => {
  it('erases many companies of one country, with any names', async () => {
    const arranged = [await arrangeCompany(companies), await arrangeCompany(companies)]
    for (const { owner, params } of arranged) await companies.call('deleteCompany', { params }, owner)
    const erased = await companies.database.query<{ name: string; country_code: string }>(
      'select name, country_code from companies.companies where company_guid = any($1) and erased_at is not null',
      [arranged.map(({ company }) => company.guid)],
    )
    expect(erased).toEqual(Array.from({ length: 2 }, () => ({ name: erasedText, country_code: 'EE' })))
  })

  it('frees the name', async () => {
    const { company, owner, params } = await arrangeCompany(companies)
    await companies.call('deleteCompany', { params }, owner)
    const again = await companies.call('createCompany', { body: newCompany({ name: company.name }) }, owner)
    expect(again.name).toBe(company.name)
  })

  it.each(additions)('allows no %s after it that was sent before', async (_what, add) => {
    const arranged = await arrangeCompany(companies)
    // In a box: the transaction would wait for it otherwise.
    const { late } = await companies.deps.database.transaction(async (trx) => {
      await eraseCompany(trx, companies.deps, { userGuid: arranged.owner.userGuid! }, arranged.company.guid)
      const sent = { late: Promise.allSettled([add(arranged)]) }
      await expect.poll(waiting).toBe(1)
      return sent
    })
    expect(await late).toMatchObject([{ status: 'rejected', reason: { code: 'company-not-found' } }])
  })
})

async function waiting(): Promise<number> {
  const [row] = await companies.database.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.waiting
}
