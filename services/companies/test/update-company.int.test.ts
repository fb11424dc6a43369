import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { otherServices, newCompany, ofCompany } from './arrange.ts'

const companies = testService(companiesService, { mocks: otherServices })

async function arrange() {
  const actor = actorOf('customerWithoutCompany')
  const company = await companies.call(
    'createCompany',
    { body: newCompany({ cityId: 1, description: 'First' }) },
    actor,
  )
  const owner = ofCompany(actor, company.guid)
  const update = (body: object, by = owner) =>
    companies.call('updateCompany', { params: { guid: company.guid }, body: { version: 1, ...body } }, by)
  return { company, owner, update }
}

describe('updateCompany', () => {
  it('changes the given fields and keeps the rest, the slug too', async () => {
    const { company, update } = await arrange()
    const name = `${company.name} Grupp`
    expect(await update({ name, size: '51-100' })).toEqual({ ...company, name, size: '51-100', version: 2 })
  })

  it('clears what is set to null', async () => {
    const { update } = await arrange()
    expect(await update({ description: null, cityId: null })).toMatchObject({
      description: null,
      location: { countryCode: 'EE', cityId: null, cityTitle: null },
    })
  })

  it('changes other fields while another country waits for the staff', async () => {
    const { update } = await arrange()
    expect(await update({ countryCode: 'FR', cityId: 9, size: '51-100' })).toMatchObject({
      size: '51-100',
      location: { countryCode: 'EE', cityId: 1, cityTitle: 'Tallinn' },
      taxChange: { state: 'waiting', after: { countryCode: 'FR' } },
      version: 2,
    })
  })

  it('removes the translations of a description with the text, and only with it', async () => {
    const { company, update } = await arrange()
    await companies.deps.database
      .knex('companies')
      .where({ companyGuid: company.guid })
      .update({ descriptionTranslations: JSON.stringify({ fr: 'Premier' }) })
    const readInFrench = async () =>
      (await companies.call('getCompany', { params: { slugOrGuid: company.slug } }, actorOf('guest', { locale: 'fr' })))
        .description
    await update({ name: `${company.name} Grupp`, description: 'First' })
    expect(await readInFrench()).toBe('Premier')
    await update({ description: 'Second', version: 2 })
    expect(await readInFrench()).toBe('Second')
  })

  it('refuses an edit of an older version, and loses none of two at once', async () => {
    const { company, owner, update } = await arrange()
    const outcomes = await Promise.allSettled([update({ industry: 'Design' }), update({ industry: 'Logistics' })])
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.status])).toEqual([['company-changed-meanwhile', 409]])
    const { list } = await companies.call('listMyCompanies', {}, owner)
    expect(list.find(({ guid }) => guid === company.guid)?.version).toBe(2)
  })

  it('enqueues the change for the search', async () => {
    const { company, update } = await arrange()
    const before = await companies.outbox()
    await update({ industry: 'Design' })
    const added = (await companies.outbox()).slice(before.length)
    expect(added).toContainEqual({ job: 'index-company', payload: { companyGuid: company.guid } })
  })

  it('evicts the cached pages of the company', async () => {
    const { company, update } = await arrange()
    await update({ industry: 'Design' })
    expect(companies.live.at(-1)).toEqual({
      to: { pages: [`company:${company.guid}`] },
      type: 'pages-outdated',
      payload: {},
    })
  })

  it('refuses the name of another company', async () => {
    const { update } = await arrange()
    const other = await arrange()
    await expect(update({ name: other.company.name })).rejects.toMatchObject({
      code: 'company-name-taken',
      fields: { name: { code: 'name-exists' } },
    })
  })

  it('finds no company of another user', async () => {
    const { update } = await arrange()
    await expect(update({ name: 'Stolen' }, actorOf('provider'))).rejects.toMatchObject({
      code: 'company-not-found',
      status: 404,
    })
    await expect(
      update({ name: 'Stolen' }, actorOf('admin', { companyGuid: actorOf('provider').companyGuid })),
    ).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })

  it('sets no field that owners may not set', async () => {
    const { update } = await arrange()
    const columns = [
      'isMain',
      'verification',
      'isVerified',
      'listedAt',
      'slug',
      'rating',

      'joinedAt',
    ]
    const body = Object.fromEntries(columns.map((column) => [column, 'x']))
    await expect(update(body)).rejects.toMatchObject({
      code: 'invalid',
      fields: Object.fromEntries(
        columns.map((column) => [column, expect.objectContaining({ code: 'unknown-property' })]),
      ),
    })
  })

  it.each([
    ['guest', 'sign-in-required'],
    ['customerUnverified', 'verification-required'],
    ['customerWithoutCompany', 'company-required'],
  ] as const)('refuses %s with %s', async (persona, code) => {
    const { update } = await arrange()
    await expect(update({ industry: 'Design' }, actorOf(persona))).rejects.toMatchObject({ code })
  })
})
