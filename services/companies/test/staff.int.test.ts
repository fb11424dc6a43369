import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { newCompany, type NewCompany, otherServices } from './arrange.ts'
import { registerServer } from './register-server.ts'

const server = registerServer()
const emails = new Map<string, string>()
const companies = testService(companiesService, {
  config: () => ({ registers: server.urls() }),
  mocks: {
    ...otherServices,
    getCompanyPlan: () => ({ plan: 'business' }),
    getPlanTerm: () => ({ startsAt: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }),
    findUserByEmail: ({ body }) => ({
      userGuid: [...emails].find(([, email]) => email === body.email.toLowerCase())?.[0] ?? null,
    }),
    getUserContacts: ({ body }) => ({
      users: body.userGuids.map((guid) => ({ guid, email: emails.get(guid)!, locale: 'et' as const })),
    }),
  },
})
const support = actorOf('support')
beforeEach(() => server.be('well'))

async function found(own: Partial<NewCompany> = {}) {
  const actor = actorOf('customerWithoutCompany')
  const body = newCompany(own)
  const { guid } = await companies.call('createCompany', { body }, actor)
  await companies.runJobs()
  const email = `${guid}@sild.test`
  emails.set(actor.userGuid!, email)
  return { guid, email, name: body.name, userGuid: actor.userGuid! }
}
const search = async (query: object) => (await companies.call('searchCompanies', { query }, support)).list
const guids = (list: readonly { guid: string }[]) => list.map(({ guid }) => guid)
const look = (companyGuid: string) => companies.call('getCompanyAccount', { params: { companyGuid } }, support)
const repeat = (companyGuid: string) => companies.call('repeatRegisterCheck', { params: { companyGuid } }, support)

describe('a company', () => {
  it.each<[string, (of: Awaited<ReturnType<typeof found>>) => string]>([
    ['a part of its name', ({ name }) => name.slice(6, -2).toUpperCase()],
    ['its guid', ({ guid }) => guid.toUpperCase()],
    ['the address of its owner', ({ email }) => email.toUpperCase()],
  ])('is found by %s', async (_what, words) => {
    const [company] = [await found(), await found()]
    expect(guids(await search({ query: words(company) }))).toEqual([company.guid])
  })

  it('is found by its number in any spelling', async () => {
    const { guid } = await found({ registrationNumber: '1006 0701' })
    expect(guids(await search({ query: '1006 0701' }))).toContain(guid)
    expect(guids(await search({ query: '10060702' }))).toEqual([])
  })

  it('is found by no pattern, and by no unknown address', async () => {
    await found()
    expect(await search({ query: '%_%' })).toEqual([])
    expect(await search({ query: 'nobody@sild.test' })).toEqual([])
  })

  it('is listed with a failed check, or once moderators hid it', async () => {
    const { guid } = await found({ name: 'Vana Kuur', registrationNumber: '99999994' })
    expect(guids(await search({ state: 'failed' }))).toContain(guid)
    expect(guids(await search({ state: 'hidden' }))).not.toContain(guid)
    await companies.database.query('update companies.companies set hidden_at = now() where company_guid = $1', [guid])
    expect(guids(await search({ state: 'hidden' }))).toContain(guid)
  })

  it('is shown with its members, its plan and the answer of the register', async () => {
    const { guid, userGuid, email } = await found({ name: 'Põhja Tarkvara', registrationNumber: '10060701' })
    expect(await look(guid)).toMatchObject({
      guid,
      plan: 'business',
      verification: 'verified',
      members: [{ userGuid, email, role: 'owner' }],
      checks: [{ status: 'verified', registeredName: 'Põhja Tarkvara OÜ' }],
    })
    await expect(look(crypto.randomUUID())).rejects.toMatchObject({ code: 'company-not-found', status: 404 })
  })
})

describe('a register check that is repeated', () => {
  it('queries the register now, stores its answer and changes the state', async () => {
    const { guid } = await found({ name: 'Uus Tuul', registrationNumber: '99999994' })
    await companies.database.query(
      `update companies.companies set registration_number = '10060701', name = 'põhja  tarkvara' where company_guid = $1`,
      [guid],
    )
    expect(await repeat(guid)).toMatchObject({ companyGuid: guid, check: { status: 'verified', number: '10060701' } })
    const { checks, verification } = await look(guid)
    expect([verification, ...checks.map(({ status }) => status)]).toEqual(['verified', 'verified', 'failed'])
    const told = await companies.outbox()
    expect(told.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ operation: 'repeatRegisterCheck', about: { companyGuid: guid } }),
    )
    await companies.runJobs()
  })

  it('changes nothing when the register does not answer, and says so', async () => {
    const { guid } = await found()
    await companies.database.query(`update companies.companies set verification = 'verified' where company_guid = $1`, [
      guid,
    ])
    server.be('busy')
    expect((await repeat(guid)).check).toMatchObject({ status: 'not-checked', reason: 'register-unavailable' })
    expect((await look(guid)).verification).toBe('verified')
  })

  it('is refused for an unknown company', async () => {
    await expect(repeat(crypto.randomUUID())).rejects.toMatchObject({ code: 'company-not-found' })
  })
})
