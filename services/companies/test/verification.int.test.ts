import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { otherServices, newCompany, type NewCompany, ofCompany } from './arrange.ts'
import { registerServer } from './register-server.ts'

const server = registerServer()
const companies = testService(companiesService, { mocks: otherServices, config: () => ({ registers: server.urls() }) })
const guest = actorOf('guest')
beforeEach(() => server.be('well'))

/** A company of its own user. Only one of a country may have a name, so each is made by itself. */
async function found(own: Partial<NewCompany>) {
  const actor = actorOf('customerWithoutCompany')
  const company = await companies.call('createCompany', { body: newCompany(own) }, actor)
  await companies.runJobs()
  return { owner: ofCompany(actor, company.guid), guid: company.guid }
}
const verificationOf = (guid: string) => companies.call('getCompanyVerification', { params: { guid } }, guest)
const rename = async ({ owner, guid }: Awaited<ReturnType<typeof found>>, body: object) => {
  const { list } = await companies.call('listMyCompanies', {}, owner)
  const { version } = list.find((company) => company.guid === guid)!
  await companies.call('updateCompany', { params: { guid }, body: { version, ...body } }, owner)
  await companies.runJobs()
}

describe('the verification of a company', () => {
  it('finds it in the register, with evidence for every visitor', async () => {
    const { guid } = await found({ name: 'põhja tarkvara', registrationNumber: '1006 0701' })
    expect(await verificationOf(guid)).toEqual({
      status: 'verified',
      checks: [
        {
          source: 'ariregister',
          queriedAt: expect.any(String),
          number: '10060701',
          status: 'verified',
          reason: null,
          registeredName: 'Põhja Tarkvara OÜ',
          nameMatch: 'same',
        },
      ],
    })
    expect(await companies.call('getCompany', { params: { slugOrGuid: guid } }, guest)).toMatchObject({
      isVerified: true,
    })
  })

  it('of France queries the French register', async () => {
    const { guid } = await found({ name: 'Atelier Numérique', registrationNumber: '73282932000074', countryCode: 'FR' })
    expect(await verificationOf(guid)).toMatchObject({
      status: 'verified',
      checks: [{ source: 'recherche-entreprises', registeredName: 'ATELIER NUMERIQUE' }],
    })
  })

  it.each([
    ['is of another company', { registrationNumber: '10060701', name: 'Idatuul' }, 'other-name'],
    ['was struck off', { registrationNumber: '12345678', name: 'Vana Maja' }, 'struck-off'],
    ['is in no register', { registrationNumber: '99999994' }, 'not-found'],
  ] as const)('fails when the number %s', async (_what, own, reason) => {
    const { guid } = await found(own)
    expect(await verificationOf(guid)).toMatchObject({ status: 'failed', checks: [{ status: 'failed', reason }] })
  })

  it.each([
    ['the company has no number', { registrationNumber: 'none' }, 'no-number'],
    ['its country has no register', { registrationNumber: 'HRB 1', countryCode: 'LV' }, 'no-register'],
  ] as const)('is not made, and has not failed, when %s', async (_what, own, reason) => {
    const { guid } = await found(own)
    expect(await verificationOf(guid)).toMatchObject({
      status: 'not-checked',
      checks: [{ status: 'not-checked', reason }],
    })
  })

  it('has not failed when the register has no time, and is made later', async () => {
    server.be('busy')
    const company = await found({ name: 'Nullid ees', registrationNumber: '00000035' })
    expect(await verificationOf(company.guid)).toMatchObject({
      status: 'not-checked',
      checks: [{ reason: 'register-unavailable' }],
    })
    server.be('well')
    await companies.database.query(
      `update companies.register_checks set queried_at = now() - interval '7 hours' where company_guid = $1`,
      [company.guid],
    )
    await companies.add('recheck-companies', {})
    await companies.runJobs()
    expect(await verificationOf(company.guid)).toMatchObject({
      status: 'verified',
      checks: [{ status: 'verified' }, { status: 'not-checked' }],
    })
  })

  it('starts again with another name, and stays when the register does not answer later', async () => {
    await companies.database.query(
      `delete from companies.register_checks; delete from companies.companies where name ilike 'põhja tarkvara%'`,
    )
    const company = await found({ name: 'Põhja Tarkvara OÜ', registrationNumber: '10060701' })
    server.be('broken')
    await companies.add('verify-company', { companyGuid: company.guid })
    await companies.runJobs()
    expect((await verificationOf(company.guid)).status).toBe('verified')
    await rename(company, { name: 'Lõuna Riistvara OÜ' })
    expect((await verificationOf(company.guid)).status).toBe('not-checked')
    server.be('well')
    await companies.add('verify-company', { companyGuid: company.guid })
    await companies.runJobs()
    expect((await verificationOf(company.guid)).status).toBe('failed')
  })

  it('is refused for an unknown company', async () => {
    await expect(verificationOf('0190a0a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })
})

describe('the search of a register', () => {
  const search = (countryCode: string, query: string, by = actorOf('customerWithoutCompany')) =>
    companies.call('searchRegister', { query: { countryCode, query } }, by)

  it('finds companies to fill a form with', async () => {
    expect(await search('EE', 'põhja')).toMatchObject({ isAvailable: true, list: [{ registrationNumber: '10060701' }] })
  })

  it('reports an unavailable register rather than a missing company', async () => {
    expect(await search('LV', 'põhja')).toEqual({ isAvailable: false, list: [] })
    server.be('broken')
    expect(await search('EE', 'põhja')).toEqual({ isAvailable: false, list: [] })
  })

  it('wants two characters, and a user with a confirmed address', async () => {
    await expect(search('EE', 'p')).rejects.toMatchObject({ fields: { query: { code: 'length-min' } } })
    await expect(search('EE', 'põhja', actorOf('customerUnverified'))).rejects.toMatchObject({
      code: 'verification-required',
    })
  })
})
