import type { Input } from '@sild/contract'
import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { newCompany, type NewCompany, ofCompany, otherServices } from './arrange.ts'
import { registerServer } from './register-server.ts'

const server = registerServer()
const month = { startsAt: new Date(Date.now() - 86_400_000).toISOString(), until: null as string | null }
let term = month
const companies = testService(companiesService, {
  config: () => ({ registers: server.urls() }),
  mocks: { ...otherServices, getPlanTerm: () => term },
})
const support = actorOf('support')
beforeEach(() => {
  server.be('well')
  term = month
})

type Requisites = Input<'saveRequisites'>['body']
const requisites: Requisites = {
  organisation: 'Põhja Tarkvara OÜ',
  firstName: 'Mari',
  lastName: 'Mets',
  vatId: null,
  regCode: '10060701',
  orgAddress: 'Pärnu mnt 1, Tallinn',
  additionalAddress: null,
  postalCode: '10148',
  mobilePhone: '+372 555 1234',
  version: 0,
}

async function arrange(own: Partial<NewCompany> = {}) {
  const actor = actorOf('customerWithoutCompany')
  const company = await companies.call('createCompany', { body: newCompany(own) }, actor)
  const owner = ofCompany(actor, company.guid)
  const params = { guid: company.guid }
  const mine = async () => (await companies.call('listMyCompanies', {}, owner)).list[0]!
  const update = async (body: object) =>
    companies.call('updateCompany', { params, body: { version: (await mine()).version, ...body } }, owner)
  const save = async (body: Partial<Requisites> = {}) => {
    const { requisites: saved, version } = await companies.call('getRequisites', { params }, owner)
    return companies.call('saveRequisites', { params, body: { ...requisites, ...saved, ...body, version } }, owner)
  }
  const details = async () =>
    (await companies.call('getBillingDetails', { params: { companyGuid: company.guid } }, actorOf('system'))).details!
  const waiting = async () => {
    const { list } = await companies.call('listTaxChanges', { query: { limit: 100 } }, support)
    return list.find((change) => change.company.guid === company.guid)
  }
  const decide = async (outcome: 'accepted' | 'refused', by = support) => {
    const { guid, requestedAt } = (await waiting())!
    const body = { outcome, requestedAt, reason: 'Extract of the register' }
    return companies.call('decideTaxChange', { params: { changeGuid: guid }, body }, by)
  }
  return { company, owner, params, mine, update, save, details, waiting, decide }
}

describe('the country of a company', () => {
  it('that changes waits for the staff, and applies to orders once they have accepted it', async () => {
    const { company, decide, details, update } = await arrange({ cityId: 1 })
    expect(await update({ countryCode: 'US' })).toMatchObject({
      location: { countryCode: 'EE', cityTitle: 'Tallinn' },
      taxChange: { state: 'waiting', after: { countryCode: 'US' } },
    })
    expect(await details()).toMatchObject({ countryCode: 'EE', placeConfirmedAt: null })
    expect(await decide('accepted')).toMatchObject({ state: 'accepted', company: { guid: company.guid } })
    expect(await details()).toMatchObject({ countryCode: 'US', placeConfirmedAt: expect.any(String) })
  })

  it('that changes again while it waits notifies the staff once', async () => {
    const { update, waiting } = await arrange()
    await update({ countryCode: 'US' })
    await update({ countryCode: 'CA' })
    const { guid, after } = (await waiting())!
    expect(after).toMatchObject({ countryCode: 'CA' })
    const sent = (await companies.outbox()).filter(
      ({ job, payload }) => job === 'report-tax-change' && JSON.stringify(payload).includes(guid),
    )
    expect(sent).toHaveLength(1)
  })

  it('comes with its city and number', async () => {
    const { decide, mine, update } = await arrange()
    await update({ countryCode: 'FR', cityId: 9, registrationNumber: '732 829 320' })
    expect(await mine()).toMatchObject({ registrationNumber: '12345678', location: { countryCode: 'EE' } })
    await decide('accepted')
    expect(await mine()).toMatchObject({
      registrationNumber: '732829320',
      location: { countryCode: 'FR', cityId: 9, cityTitle: 'Lyon' },
      taxChange: null,
    })
  })

  it('stays when the staff refuse, and the company gets the reason', async () => {
    const { decide, details, mine, update } = await arrange()
    await update({ countryCode: 'US' })
    await decide('refused')
    expect((await details()).countryCode).toBe('EE')
    expect((await mine()).taxChange).toMatchObject({ state: 'refused', reason: 'Extract of the register' })
  })

  it('changes once a period', async () => {
    const { decide, update } = await arrange()
    await update({ countryCode: 'US' })
    await decide('accepted')
    await expect(update({ countryCode: 'EE' })).rejects.toMatchObject({ code: 'tax-changed-lately', status: 409 })
    term = { ...month, startsAt: new Date(Date.now() + 1000).toISOString() }
    expect((await update({ countryCode: 'EE' })).taxChange).toMatchObject({ after: { countryCode: 'EE' } })
  })

  it('that does not exist, or has no sales, is refused beside the field', async () => {
    const { update } = await arrange()
    await expect(update({ countryCode: 'XX' })).rejects.toMatchObject({ fields: { countryCode: { code: 'invalid' } } })
    await expect(update({ countryCode: 'RU' })).rejects.toMatchObject({
      fields: { countryCode: { code: 'country-not-sold' } },
    })
    await expect(
      companies.call('createCompany', { body: newCompany({ countryCode: 'XX' }) }, actorOf('customerWithoutCompany')),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is reported to finance and billing when it changes', async () => {
    const { company, decide, update } = await arrange()
    await update({ countryCode: 'US' })
    await decide('accepted')
    const jobs = (await companies.outbox())
      .filter(({ payload }) => (payload as { companyGuid?: string }).companyGuid === company.guid)
      .map(({ job }) => job)
    expect(jobs).toEqual(expect.arrayContaining(['report-tax-change', 'mail-tax-change', 'correct-open-orders']))
  })
})

describe('a change that waits', () => {
  it('includes later changes, and is then not decided unseen', async () => {
    const { update, waiting } = await arrange()
    await update({ countryCode: 'US' })
    const seen = (await waiting())!
    await update({ countryCode: 'CA' })
    expect((await waiting())!).toMatchObject({
      guid: seen.guid,
      before: { countryCode: 'EE' },
      after: { countryCode: 'CA' },
    })
    const body = { outcome: 'accepted' as const, requestedAt: seen.requestedAt, reason: 'Extract of the register' }
    await expect(
      companies.call('decideTaxChange', { params: { changeGuid: seen.guid }, body }, support),
    ).rejects.toMatchObject({ code: 'tax-change-decided', status: 409 })
  })

  it('is decided once, also by two colleagues at once and pressed three times', async () => {
    const { company, update, waiting } = await arrange()
    await update({ countryCode: 'US' })
    const { guid, requestedAt } = (await waiting())!
    const press = (outcome: 'accepted' | 'refused') =>
      companies.call(
        'decideTaxChange',
        { params: { changeGuid: guid }, body: { outcome, requestedAt, reason: 'As we agreed' } },
        actorOf('support'),
      )
    const outcomes = await Promise.allSettled([press('accepted'), press('refused'), press('accepted')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(refusals).toEqual(['tax-change-decided', 'tax-change-decided'])
    const changes = await companies.database.query('select from companies.tax_changes where company_guid = $1', [
      company.guid,
    ])
    expect(changes).toHaveLength(1)
    expect(await waiting()).toBeUndefined()
  })

  it('is withdrawn by the company alone', async () => {
    const { mine, owner, params, update } = await arrange()
    await update({ countryCode: 'US' })
    const other = await arrange()
    await expect(companies.call('withdrawTaxChange', { params }, other.owner)).rejects.toMatchObject({
      code: 'company-not-found',
    })
    expect((await companies.call('withdrawTaxChange', { params }, owner)).taxChange).toBeNull()
    await expect(companies.call('withdrawTaxChange', { params }, owner)).rejects.toMatchObject({
      code: 'tax-change-not-found',
    })
    expect((await mine()).location.countryCode).toBe('EE')
  })

  it('is not decided by a member of the company', async () => {
    const { decide, owner, update } = await arrange()
    await update({ countryCode: 'US' })
    const member = actorOf('support', { userGuid: owner.userGuid })
    await expect(decide('accepted', member)).rejects.toMatchObject({ code: 'conflict-of-interest' })
  })

  it('is erased with the company', async () => {
    const { company, owner, params, update } = await arrange()
    await update({ countryCode: 'US' })
    await companies.call('deleteCompany', { params }, owner)
    const left = await companies.database.query('select from companies.tax_changes where company_guid = $1', [
      company.guid,
    ])
    expect(left).toEqual([])
  })
})

describe('the requisites', () => {
  it('apply at once the first time, and when no tax changes', async () => {
    const { details, save } = await arrange()
    await save({ vatId: 'EE100931558' })
    expect((await save({ organisation: 'Põhja OÜ', postalCode: '10149' })).taxChange).toBeNull()
    expect(await details()).toMatchObject({ name: 'Põhja OÜ', vatNumber: 'EE100931558', postalCode: '10149' })
  })

  it.each([[null], ['EE100594102']])('with %j in place of a VAT number wait for the staff', async (vatId) => {
    const { decide, details, save } = await arrange()
    await save({ vatId: 'EE100931558' })
    expect(await save({ vatId, organisation: 'Põhja OÜ' })).toMatchObject({
      requisites: { vatId: 'EE100931558', organisation: 'Põhja OÜ' },
      taxChange: { state: 'waiting', after: { vatId } },
    })
    expect((await details()).vatNumber).toBe('EE100931558')
    await decide('accepted')
    expect((await details()).vatNumber).toBe(vatId)
  })

  it('wait with an address in another VAT territory', async () => {
    const { decide, details, save } = await arrange({ countryCode: 'ES', registrationNumber: 'none' })
    await save({ regCode: 'none', postalCode: '28001', orgAddress: 'Calle 1, Madrid' })
    await save({ postalCode: '35001', orgAddress: 'Calle 2, Las Palmas' })
    expect(await details()).toMatchObject({ postalCode: '28001', address: 'Calle 1, Madrid', placeConfirmedAt: null })
    await decide('accepted')
    expect(await details()).toMatchObject({
      postalCode: '35001',
      address: 'Calle 2, Las Palmas',
      placeConfirmedAt: expect.any(String),
    })
  })
})

describe('the evidence of a sale', () => {
  it('is the answer of VIES, with its holder compared with the buyer', async () => {
    const { details, save } = await arrange()
    await save({ vatId: 'EE100931558' })
    expect((await details()).vatConsultation).toMatchObject({
      isValid: true,
      name: 'PÕHJA TARKVARA OÜ',
      nameMatch: 'same',
      consultationNumber: expect.stringContaining('WAPI'),
    })
    await save({ organisation: 'Atelier Numerique' })
    expect((await details()).vatConsultation).toMatchObject({ isValid: true, nameMatch: 'different' })
  })

  it('is the register that confirmed the company, also after it has moved', async () => {
    const { decide, details, update } = await arrange({ registrationNumber: '10060701', name: 'Põhja Tarkvara OÜ' })
    await companies.runJobs()
    expect((await details()).registerCountry).toBe('EE')
    await update({ countryCode: 'US' })
    await decide('accepted')
    expect((await details()).registerCountry).toBe('EE')
  })
})
