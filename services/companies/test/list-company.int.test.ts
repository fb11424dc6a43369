import { randomUUID } from 'node:crypto'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { eraseCompany } from '../src/actions/erase-company.ts'
import { listCompany } from '../src/actions/list-company.ts'
import { companiesService } from '../src/service.ts'
import { otherServices, newCompany, snapshotOf } from './arrange.ts'

const snapshots = new Map<string, PublicationSnapshot>()
const companies = testService(companiesService, {
  mocks: {
    ...otherServices,
    getPublicationSnapshots: ({ body }) => ({
      publications: body.publicationGuids.flatMap((guid) => snapshots.get(guid) ?? []),
    }),
  },
})

async function create() {
  const { guid } = await companies.call('createCompany', { body: newCompany() }, actorOf('customerWithoutCompany'))
  await companies.runJobs()
  return guid
}
const page = (guid: string) => companies.call('getCompany', { params: { slugOrGuid: guid } }, actorOf('guest'))
const tell = (snapshot: PublicationSnapshot) => {
  snapshots.set(snapshot.guid, snapshot)
  return companies.add('list-company', { publicationGuid: snapshot.guid, revision: snapshot.revision })
}

describe('list-company', () => {
  it('puts a company into the catalogue with its first approved publication', async () => {
    const guid = await create()
    expect(await page(guid)).toMatchObject({ isListed: false })
    const project = snapshotOf(guid)
    await tell(project)
    await tell(project)
    await tell(snapshotOf(guid, { cardType: 'service' }))
    await companies.runJobs()
    expect(await page(guid)).toMatchObject({ isListed: true, statistics: { activeProjects: 1, offers: 1, experts: 0 } })
  })

  it('enqueues the jobs of a listed company once', async () => {
    const guid = await create()
    const { database, live, outbox } = companies.deps
    for (const snapshot of [snapshotOf(guid), snapshotOf(guid)]) {
      await database.transaction((trx) => listCompany(trx, { live, outbox }, snapshot))
    }
    const told = (await companies.outbox()).toSorted((one, other) => one.job.localeCompare(other.job))
    expect(told).toEqual([
      { job: 'index-company', payload: { companyGuid: guid } },
      { job: 'refresh-author', payload: { companyGuid: guid } },
    ])
  })

  it('does not list a company when its publication is no longer live as the job runs', async () => {
    const guid = await create()
    await tell(snapshotOf(guid, { isLive: false, publicationStatus: 'DRAFT' }))
    await companies.runJobs()
    expect(await page(guid)).toMatchObject({ isListed: false, statistics: { activeProjects: 0 } })
  })

  it('leaves a company out that was erased before its publication is closed', async () => {
    const guid = await create()
    const { database } = companies.deps
    await database.transaction((trx) => eraseCompany(trx, companies.deps, { userGuid: crypto.randomUUID() }, guid))
    await tell(snapshotOf(guid))
    await companies.runJobs()
    const body = { companyGuids: [guid] }
    const { companies: found } = await companies.call('getCompanySnapshots', { body }, actorOf('system'))
    expect(found).toMatchObject([{ guid, isListed: false }])
  })

  it('counts a closed project as closed, and the company stays', async () => {
    const guid = await create()
    const project = snapshotOf(guid)
    await tell(project)
    await companies.runJobs()
    await tell({ ...project, isLive: false, publicationStatus: 'ARCHIVED', version: 2 })
    await companies.runJobs()
    expect(await page(guid)).toMatchObject({ isListed: true, statistics: { activeProjects: 0, closedProjects: 1 } })
  })

  it('ignores a late older snapshot', async () => {
    const guid = await create()
    const project = snapshotOf(guid, { version: 5, isLive: false, publicationStatus: 'ARCHIVED' })
    await tell(project)
    await companies.runJobs()
    await tell({ ...project, version: 4, isLive: true, publicationStatus: 'ACTIVE' })
    await companies.runJobs()
    expect(await page(guid)).toMatchObject({ statistics: { activeProjects: 0, closedProjects: 1 } })
  })

  it('ignores a deleted publication', async () => {
    await companies.add('list-company', { publicationGuid: randomUUID(), revision: 1 })
    await companies.runJobs()
    expect(await companies.outbox()).toEqual([])
  })
})
