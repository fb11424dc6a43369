import { actorOf, testService, uploaded } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, plans, profileMocks } from './arrange-profile.ts'

const companies = testService(companiesService, { mocks: profileMocks })
const newCase = (own = {}) => ({ name: 'A portal', description: 'What was done.', ...own })

async function arrange(plan: 'free' | 'startup' = 'startup') {
  const arranged = await arrangeCompany(companies, plan)
  const { owner, params } = arranged
  const add = (own = {}) => companies.call('createCase', { params, body: newCase(own) }, owner)
  return { ...arranged, add }
}

describe('cases of the own company', () => {
  it('store the input of their owner, under a slug of the name', async () => {
    const { add, owner, params } = await arrange()
    const body = {
      name: 'Portaal “Soe”',
      description: 'Iseteenindus.',
      items: ['Seitse kuud', 'Neli inimest'],
      coverUrl: uploaded('cover.webp'),
      media: [{ url: uploaded('one.webp'), name: 'one.png' }],
    }
    const added = await add(body)
    expect(added).toMatchObject({ ...body, slug: 'portaal-soe', version: 1 })
    expect(await companies.call('listMyCases', { params }, owner)).toEqual({ list: [added] })
    expect(await companies.call('getMyCase', { params: { id: added.guid } }, owner)).toEqual(added)
  })

  it('of the same name get addresses of their own, and so do those without a letter', async () => {
    const { add } = await arrange()
    const added = [await add(), await add(), await add({ name: '⚙⚙⚙' }), await add({ name: 'New' })]
    // Under `new` its owner writes a new one.
    expect(added.map(({ slug }) => slug)).toEqual(['a-portal', 'a-portal-2', 'case', 'new-2'])
  })

  it('are ten at most, also when they are added at once', async () => {
    const { add, owner, params } = await arrange()
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add()))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.status, reason.values])).toEqual(
      Array.from({ length: 2 }, () => ['plan-limit-reached', 402, { limit: 10 }]),
    )
    expect((await companies.call('listMyCases', { params }, owner)).list).toHaveLength(10)
  })

  it('are not in the free plan', async () => {
    const { add } = await arrange('free')
    await expect(add()).rejects.toMatchObject({ code: 'plan-limit-reached', values: { limit: 0 } })
  })

  it('take no picture from elsewhere', async () => {
    const { add } = await arrange()
    const url = 'https://elsewhere.test/a.png'
    await expect(add({ coverUrl: url })).rejects.toMatchObject({ fields: { coverUrl: { code: 'file-not-found' } } })
    await expect(add({ media: [{ url, name: 'a.png' }] })).rejects.toMatchObject({
      fields: { 'media.0.url': { code: 'file-not-found' } },
    })
  })

  it('change the given fields, and lose no edit of two at once', async () => {
    const { add, owner } = await arrange()
    const added = await add({ items: ['One'] })
    const update = (body: object) =>
      companies.call('updateCase', { params: { id: added.guid }, body: { version: 1, ...body } }, owner)
    const outcomes = await Promise.allSettled([update({ name: 'First' }), update({ name: 'Second' })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
      reason: { code: 'company-changed-meanwhile', status: 409 },
    })
    const now = await companies.call('getMyCase', { params: { id: added.guid } }, owner)
    expect(now).toMatchObject({ slug: 'a-portal', items: ['One'], version: 2 })
  })

  it('are hidden from other companies', async () => {
    const [mine, other] = [await arrange(), await arrange()]
    const { guid } = await mine.add()
    const params = { id: guid }
    const attempts = [
      () => companies.call('getMyCase', { params }, other.owner),
      () => companies.call('updateCase', { params, body: { name: 'Stolen', version: 1 } }, other.owner),
      () => companies.call('deleteCase', { params }, other.owner),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'company-case-not-found', status: 404 })
    const foreign = { params: mine.params, body: newCase() }
    await expect(companies.call('createCase', foreign, other.owner)).rejects.toMatchObject({
      code: 'company-not-found',
    })
  })
})

describe('cases of others', () => {
  const read = (params: { guid: string }, plan: 'free' | 'startup') =>
    companies.call('listCompanyCases', { params }, actorOf('customer', { plan }))
  const names = async (params: { guid: string }, plan: 'free' | 'startup') => {
    const { list, total } = await read(params, plan)
    return [list.map(({ name }) => name), total]
  }

  it('are the latest one for a free reader and all for one who pays', async () => {
    const { add, params } = await arrange()
    for (const name of ['Old', 'New', 'Newest']) await add({ name })
    expect(await names(params, 'free')).toEqual([['Newest'], 3])
    expect(await names(params, 'startup')).toEqual([['Newest', 'New', 'Old'], 3])
  })

  it('are the latest one of a company that no longer pays', async () => {
    const { add, company, owner, params } = await arrange()
    for (const name of ['Old', 'New']) await add({ name })
    plans.set(company.guid, 'free')
    expect(await names(params, 'startup')).toEqual([['New'], 1])
    expect((await companies.call('listCompanyCases', { params }, owner)).list).toHaveLength(1)
    expect((await companies.call('listMyCases', { params }, owner)).list).toHaveLength(2)
  })

  it('are returned one by one within the same limits', async () => {
    const { add, params } = await arrange()
    const [old, latest] = [await add({ name: 'Old' }), await add({ name: 'New' })]
    const get = (slug: string, plan: 'free' | 'startup') =>
      companies.call('getCompanyCase', { params: { ...params, slug } }, actorOf('customer', { plan }))
    expect((await get(latest.slug, 'free')).name).toBe('New')
    await expect(get(old.slug, 'free')).rejects.toMatchObject({ code: 'plan-limit-reached', values: { limit: 1 } })
    expect((await get(old.slug, 'startup')).name).toBe('Old')
    await expect(get('no-such-case', 'startup')).rejects.toMatchObject({ code: 'company-case-not-found' })
  })

  it('are shown in the reader’s language where the company has written in it', async () => {
    const { add, owner, params } = await arrange()
    const { guid } = await add({ name: 'Portaal', items: ['Kuus kuud'] })
    await companies.database.query(`update companies.company_cases set translations = $2 where case_guid = $1`, [
      guid,
      JSON.stringify({ fr: { name: 'Portail', description: 'Un portail.', items: ['Six mois'] } }),
    ])
    const inLocale = async (locale: 'en' | 'fr') =>
      (await companies.call('listCompanyCases', { params }, actorOf('customer', { locale }))).list[0]
    expect(await inLocale('fr')).toMatchObject({ name: 'Portail', items: ['Six mois'], locale: 'fr' })
    expect(await inLocale('en')).toMatchObject({ name: 'Portaal', items: ['Kuus kuud'], locale: owner.locale })
  })

  it('lose their translations with the translated text, and not with a picture', async () => {
    const { add, owner } = await arrange()
    const translations = { fr: { name: 'Portail' } }
    const keptAfter = async (change: object) => {
      const { guid } = await add()
      const row = companies.deps.database.knex('companyCases').where({ caseGuid: guid })
      await row.clone().update({ translations })
      await companies.call('updateCase', { params: { id: guid }, body: { version: 1, ...change } }, owner)
      return (await row.clone().first('translations')).translations
    }
    expect(await keptAfter(newCase({ coverUrl: uploaded('cover.webp') }))).toEqual(translations)
    for (const part of [{ name: 'Another' }, { description: 'Something else.' }, { items: ['Seven months'] }])
      expect(await keptAfter(part)).toEqual({})
  })

  it('need a login', async () => {
    const { params } = await arrange()
    await expect(companies.call('listCompanyCases', { params }, actorOf('guest'))).rejects.toMatchObject({
      code: 'sign-in-required',
    })
  })

  it('are shown on the page of the company by the latest one', async () => {
    const { add, company } = await arrange()
    for (const name of ['Old', 'Newer']) await add({ name, coverUrl: uploaded('c.webp') })
    const page = await companies.call('getCompany', { params: { slugOrGuid: company.slug } }, actorOf('guest'))
    expect(page).toMatchObject({
      casesCount: 2,
      lastCase: { slug: 'newer', name: 'Newer', coverUrl: uploaded('c.webp') },
    })
  })
})
