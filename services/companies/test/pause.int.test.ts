import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'
import { snapshotOf } from './arrange.ts'

const suspended = new Set<string>()
const companies = testService(companiesService, {
  mocks: {
    ...profileMocks,
    findSuspendedUsers: ({ body }) => ({ userGuids: body.userGuids.filter((guid) => suspended.has(guid)) }),
    getPublicationSnapshots: ({ body }) => ({
      publications: body.publicationGuids.flatMap((guid) => snapshotOf(companyGuidOf.get(guid)!, { guid })),
    }),
  },
})
const companyGuidOf = new Map<string, string>()
type Own = Awaited<ReturnType<typeof arrangeCompany>>

/** A company in the catalogue. */
async function listed(): Promise<Own> {
  const own = await arrangeCompany(companies)
  const publicationGuid = randomUUID()
  companyGuidOf.set(publicationGuid, own.company.guid)
  await companies.add('list-company', { publicationGuid, revision: 1 })
  await companies.runJobs()
  return own
}
const page = ({ company }: Own, as: Parameters<typeof actorOf>[0] = 'guest') =>
  companies.call('getCompany', { params: { slugOrGuid: company.slug } }, actorOf(as))
const brief = async ({ company }: Own) =>
  (await companies.call('getCompanyBriefs', { body: { companyGuids: [company.guid] } }, actorOf('system'))).companies[0]
const snapshot = async ({ company }: Own) =>
  (await companies.call('getCompanySnapshots', { body: { companyGuids: [company.guid] } }, actorOf('system')))
    .companies[0]
const listOf = async ({ company }: Own) =>
  (await companies.call('listCompanies', { body: { companyGuids: [company.guid] } }, actorOf('guest'))).list
async function standing({ owner }: Own, isSuspended: boolean, times = 2) {
  if (isSuspended) suspended.add(owner.userGuid!)
  else suspended.delete(owner.userGuid!)
  for (let run = 0; run < times; run += 1) await companies.add('pause-companies', { userGuid: owner.userGuid! })
  await companies.runJobs()
}

it('hides the company of a suspended user from readers, and shows it again', async () => {
  const own = await listed()
  expect((await page(own)).isListed).toBe(true)
  await standing(own, true)
  await expect(page(own)).rejects.toMatchObject({ code: 'company-not-found', status: 404 })
  expect(await listOf(own)).toEqual([])
  expect(await brief(own)).toMatchObject({ isPaused: true })
  // The search reads that it left the catalogue, and the staff go on to see what they decide about.
  expect(await snapshot(own)).toMatchObject({ isListed: false })
  expect(await page(own, 'moderator')).toMatchObject({ isListed: false })
  const outdated = { to: { pages: [`company:${own.company.guid}`] }, type: 'pages-outdated', payload: {} }
  expect(companies.live).toContainEqual(outdated)
  await standing(own, false)
  expect(await page(own)).toMatchObject({ isListed: true })
  expect(await listOf(own)).toHaveLength(1)
  expect(await brief(own)).toMatchObject({ isPaused: false })
})

it('publishes a pause once, also when it is set several times', async () => {
  const own = await arrangeCompany(companies)
  await companies.runJobs()
  const { deps } = companies
  const { pauseCompany } = await import('../src/actions/pause-company.ts')
  const pause = { companyGuid: own.company.guid, isPaused: true }
  for (let again = 0; again < 3; again += 1) await deps.database.transaction((trx) => pauseCompany(trx, deps, pause))
  const told = (await companies.outbox()).filter(({ job }) => job === 'index-company')
  expect(told).toMatchObject([{ payload: { companyGuid: own.company.guid } }])
  await companies.runJobs()
})

it('ignores a company with another active member', async () => {
  const own = await listed()
  await companies.database.query(
    `insert into companies.memberships (company_guid, user_guid, role) values ($1, $2, 'owner')`,
    [own.company.guid, randomUUID()],
  )
  await standing(own, true)
  expect((await page(own)).isListed).toBe(true)
})
