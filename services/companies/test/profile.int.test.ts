import type { CompanyPalette } from '@sild/contract'
import { AppError } from '@sild/service-kit'
import { actorOf, type Mocks, testService, uploaded } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { newCompany, snapshotOf } from './arrange.ts'
import { arrangeCompany, plans, profileMocks } from './arrange-profile.ts'

const uses: string[] = []
const tied = new Set<string>()
let isBillingThere = true
const mocks: Mocks = {
  ...profileMocks,
  getCompanyPlan: (input, actor) => {
    if (!isBillingThere) throw new AppError('unavailable')
    return profileMocks.getCompanyPlan!(input, actor)
  },
  getCompanyTie: ({ params }) => ({ hasResponded: tied.has(`${params.companyGuid} ${params.otherCompanyGuid}`) }),
  consumeQuota: ({ body }) => {
    if (plans.get(body.companyGuid) === 'free') throw new AppError('quota-exceeded')
    uses.push(`${body.companyGuid} ${body.effectKey} ${body.isPerPeriod}`)
    return { property: body.property, limit: null, used: 1 }
  },
}
const companies = testService(companiesService, { mocks })
const arrange = (plan?: 'free' | 'startup') => arrangeCompany(companies, plan)
const page = (slugOrGuid: string, actor = actorOf('guest')) =>
  companies.call('getCompany', { params: { slugOrGuid } }, actor)
const none = { website: null, instagram: null, facebook: null, linkedin: null }
const website = { ...none, website: 'https://kask.ee' }

describe('links', () => {
  const put = ({ owner, params }: Awaited<ReturnType<typeof arrange>>, links: object, version = 1, actor = owner) =>
    companies.call('updateCompanyLinks', { params, body: { ...none, ...links, version } }, actor)

  it('are stored and shown to every visitor', async () => {
    const own = await arrange()
    const all = { ...website, linkedin: 'https://linkedin.test/kask' }
    expect(await put(own, all)).toMatchObject({ links: all, version: 2 })
    expect((await page(own.company.slug)).links).toEqual(all)
    expect(await companies.call('getCompanyLinks', { params: own.params }, actorOf('guest'))).toEqual({ links: all })
  })
  it('are not in the free plan, but can be removed there', async () => {
    const own = await arrange()
    await put(own, { ...website, facebook: 'https://facebook.test/kask' })
    plans.set(own.company.guid, 'free')
    await expect(put(own, { website: 'https://other.ee' }, 2)).rejects.toMatchObject({
      code: 'plan-limit-reached',
      status: 402,
    })
    expect(await put(own, website, 2)).toMatchObject({ links: website })
    expect((await page(own.company.slug)).links).toBeNull()
    // The owner sees their page as others do.
    expect((await page(own.company.slug, own.owner)).links).toBeNull()
  })
  it.each(['http://kask.ee', 'javascript:alert(1)', 'kask.ee'])('refuse %s', async (address) => {
    await expect(put(await arrange(), { website: address })).rejects.toMatchObject({
      fields: { website: { code: 'link' } },
    })
  })
  it('refuse an older version and a stranger', async () => {
    const own = await arrange()
    await put(own, website)
    await expect(put(own, none)).rejects.toMatchObject({ code: 'company-changed-meanwhile' })
    await expect(put(own, none, 2, (await arrange()).owner)).rejects.toMatchObject({ code: 'company-not-found' })
  })
})

describe('the cover', () => {
  const set = ({ owner, params }: Awaited<ReturnType<typeof arrange>>, coverUrl: string | null, version = 1) =>
    companies.call('updateCompany', { params, body: { coverUrl, version } }, owner)

  it('comes with the plan, and is hidden when the plan has ended', async () => {
    const own = await arrange()
    await set(own, uploaded('cover.webp'))
    expect((await page(own.company.slug)).coverUrl).toBe(uploaded('cover.webp'))
    plans.set(own.company.guid, 'free')
    expect((await page(own.company.slug)).coverUrl).toBeNull()
    expect((await page(own.company.slug, actorOf('moderator'))).coverUrl).toBe(uploaded('cover.webp'))
  })

  it('is not in the free plan, but can be removed there', async () => {
    const own = await arrange('free')
    await expect(set(own, uploaded('cover.webp'))).rejects.toMatchObject({ code: 'plan-limit-reached' })
    expect(await set(own, null)).toMatchObject({ coverUrl: null, version: 2 })
  })

  it('is shown while the plan is unknown', async () => {
    const own = await arrange()
    await set(own, uploaded('cover.webp'))
    isBillingThere = false
    try {
      expect((await page(own.company.slug)).coverUrl).toBe(uploaded('cover.webp'))
    } finally {
      isBillingThere = true
    }
  })
})

describe('the colour', () => {
  const choose = ({ owner, params }: Awaited<ReturnType<typeof arrange>>, palette: CompanyPalette, version = 1) =>
    companies.call('updateCompany', { params, body: { palette, version } }, owner)
  const shown = async ({ company }: Awaited<ReturnType<typeof arrange>>, actor = actorOf('guest')) =>
    (await page(company.slug, actor)).palette

  it('is the portal’s own until the company chooses one, which every visitor sees', async () => {
    const own = await arrange()
    expect(await shown(own)).toBe('sild')
    expect(await choose(own, 'forest')).toMatchObject({ palette: 'forest', version: 2 })
    expect(await shown(own)).toBe('forest')
  })

  it('is hidden when the plan has ended, stored, and shown again with the next plan', async () => {
    const own = await arrange()
    await choose(own, 'plum')
    plans.set(own.company.guid, 'free')
    expect([await shown(own), await shown(own, own.owner)]).toEqual(['sild', 'sild'])
    expect(await shown(own, actorOf('moderator'))).toBe('plum')
    const { list } = await companies.call('listMyCompanies', {}, own.owner)
    expect(list).toMatchObject([{ palette: 'plum' }])
    plans.set(own.company.guid, 'startup')
    expect(await shown(own)).toBe('plum')
  })

  it('is not in the free plan, but can be reset there', async () => {
    const own = await arrange()
    await choose(own, 'amber')
    plans.set(own.company.guid, 'free')
    await expect(choose(own, 'brick', 2)).rejects.toMatchObject({
      code: 'plan-limit-reached',
      status: 402,
      values: { limit: 0 },
    })
    expect(await choose(own, 'sild', 2)).toMatchObject({ palette: 'sild', version: 3 })
  })

  it.each(['#ff0000', 'sild; background: url(//evil.test)', 'Forest', null])('refuses %j', async (palette) => {
    // What a browser may send is not of the type.
    await expect(choose(await arrange(), palette as CompanyPalette)).rejects.toMatchObject({
      code: 'invalid',
      fields: { palette: expect.anything() },
    })
  })
})

describe('requisites', () => {
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
  }
  const save = ({ owner, params }: Awaited<ReturnType<typeof arrange>>, version: number, own = {}) =>
    companies.call('saveRequisites', { params, body: { ...requisites, ...own, version } }, owner)

  it('are empty until they are saved, and are for the owner alone', async () => {
    const own = await arrange('free')
    const { owner, params } = own
    expect(await companies.call('getRequisites', { params }, owner)).toEqual({
      requisites: null,
      version: 0,
      taxChange: null,
    })
    expect(await save(own, 0)).toEqual({ requisites, version: 1, taxChange: null })
    expect(await save(own, 1, { postalCode: '10112' })).toMatchObject({
      requisites: { postalCode: '10112' },
      version: 2,
    })
    await expect(save(own, 1)).rejects.toMatchObject({ code: 'company-changed-meanwhile' })
    await expect(save(own, 0)).rejects.toMatchObject({ code: 'company-changed-meanwhile' })
    await expect(companies.call('getRequisites', { params }, (await arrange()).owner)).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })

  it('are replaced by a call without a version', async () => {
    const own = await arrange('free')
    const { additionalAddress: _none, ...printed } = requisites
    const replace = (body = {}) =>
      companies.call('saveRequisites', { params: own.params, body: { ...printed, ...body } }, own.owner)
    expect(await replace()).toEqual({ requisites, version: 1, taxChange: null })
    expect(await replace({ postalCode: '10112' })).toMatchObject({ requisites: { postalCode: '10112' }, version: 2 })
  })

  it.each([
    ['none', null],
    [' None ', null],
    ['1234 5678', '12345678'],
    ['12.345.678', '12345678'],
  ])('with the number %j are billed to the number %j', async (regCode, registrationNumber) => {
    const own = await arrange('free')
    await save(own, 0, { regCode })
    const billing = { params: { companyGuid: own.company.guid } }
    const { details } = await companies.call('getBillingDetails', billing, actorOf('system'))
    expect(details).toMatchObject({ name: requisites.organisation, registrationNumber })
  })

  it('are billed to the VAT number as it is written on invoices', async () => {
    const own = await arrange('free')
    await save(own, 0, { vatId: ' ee 100.931.558' })
    const billing = { params: { companyGuid: own.company.guid } }
    const { details } = await companies.call('getBillingDetails', billing, actorOf('system'))
    expect(details?.vatNumber).toBe('EE100931558')
  })

  it.each([
    [{ regCode: '1234567' }, 'regCode', 'registration-number'],
    [{ regCode: '12345679' }, 'regCode', 'registration-number-check'],
    [{ vatId: 'EE123456789' }, 'vatId', 'invalid'],
    [{ mobilePhone: 'call me' }, 'mobilePhone', 'invalid'],
    [{ firstName: '' }, 'firstName', 'required'],
  ])('refuse %j', async (wrong, field, code) => {
    await expect(save(await arrange(), 0, wrong)).rejects.toMatchObject({ fields: { [field]: { code } } })
  })
})

describe('contacts', () => {
  const contacts = { contactPersonName: 'Mari Mets', email: 'mari@kask.ee', phone: '+372 555 1234', address: 'Kuu 1' }
  async function arrangeContacts() {
    const [seen, reader] = [await arrange(), await arrange()]
    const { owner, params } = seen
    await companies.call('updateCompany', { params, body: { ...contacts, version: 1 } }, owner)
    const reveal = (actor = reader.owner) => companies.call('getCompanyContacts', { params }, actor)
    return { seen, reader, reveal }
  }

  it('are shown to a company that is in touch, for one contact view a period', async () => {
    const { seen, reader, reveal } = await arrangeContacts()
    tied.add(`${reader.company.guid} ${seen.company.guid}`)
    expect(await reveal()).toEqual(contacts)
    expect(uses).toEqual([`${reader.company.guid} contacts ${seen.company.guid} true`])
    expect(await companies.outbox()).toContainEqual({
      job: 'note-contacts-viewed',
      payload: { companyGuid: seen.company.guid, viewerCompanyGuid: reader.company.guid },
    })
  })

  it('stay hidden from a company that is not in touch', async () => {
    const { reveal } = await arrangeContacts()
    await expect(reveal()).rejects.toMatchObject({ code: 'contacts-hidden', status: 403 })
  })

  it('stay hidden where the plan has no view left', async () => {
    const { seen, reader, reveal } = await arrangeContacts()
    tied.add(`${reader.company.guid} ${seen.company.guid}`)
    plans.set(reader.company.guid, 'free')
    await expect(reveal()).rejects.toMatchObject({ code: 'quota-exceeded', status: 402 })
  })

  it('are free for the owner', async () => {
    const { seen, reveal } = await arrangeContacts()
    const before = uses.length
    expect(await reveal(seen.owner)).toEqual(contacts)
    expect(uses.length).toBe(before)
  })
})

describe('lists of companies', () => {
  it('name the existing ones', async () => {
    const [one, other] = [await arrange(), await arrange()]
    const companyGuids = [one.company.guid, other.company.guid, crypto.randomUUID()]
    const { list } = await companies.call('listCompanies', { body: { companyGuids } }, actorOf('guest'))
    expect(list.map(({ name }) => name).toSorted()).toEqual([one.company.name, other.company.name].toSorted())
    expect(JSON.stringify(list)).not.toContain('userGuid')
  })
})

describe('deleting a company', () => {
  it('removes it, and makes the next one the main one', async () => {
    const { company, owner, params } = await arrange()
    const next = await companies.call('createCompany', { body: newCompany() }, owner)
    await companies.call('deleteCompany', { params }, owner)
    await expect(page(company.slug)).rejects.toMatchObject({ code: 'company-not-found' })
    const { list } = await companies.call('listMyCompanies', {}, owner)
    expect(list).toMatchObject([{ guid: next.guid, isMain: true }])
  })

  it('is refused while it has a live publication, and to strangers', async () => {
    const { company, owner, params } = await arrange()
    const { guid, version } = snapshotOf(company.guid)
    await companies.database.query(
      `insert into companies.company_publications values ($1, $2, 'project', true, false, $3)`,
      [guid, company.guid, version],
    )
    await expect(companies.call('deleteCompany', { params }, owner)).rejects.toMatchObject({
      code: 'company-has-publications',
      status: 409,
    })
    await expect(companies.call('deleteCompany', { params }, (await arrange()).owner)).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })
})
