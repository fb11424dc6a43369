import { market } from '@sild/demo'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { companiesService } from '../src/service.ts'

const planOf = new Map(market().companies.map(({ companyGuid, plan }) => [companyGuid, plan]))
const companies = testService(companiesService, {
  mocks: { getCompanyPlan: ({ params }) => ({ plan: planOf.get(params.companyGuid)! }) },
})

it('shows every company of the demo, and seeds once', async () => {
  await seed(companies.deps)
  await seed(companies.deps)
  const demo = market()
  const [counted] = await companies.database.query('select count(*)::int as companies from companies.companies')
  expect(counted).toEqual({ companies: demo.companies.length })
  for (const {
    slug,
    name,
    companyGuid,
    mainUserGuid,
    verification,
    cases,
    gallery,
    links,
    palette,
    plan,
  } of demo.companies) {
    const page = await companies.call('getCompany', { params: { slugOrGuid: slug } }, actorOf('guest'))
    expect(page).toMatchObject({
      guid: companyGuid,
      name,
      logoUrl: expect.stringMatching(/^https:\/\/uploads\.sild\.test\/.+\.webp$/),
      // Of a free company the latest case is shown, and it has none.
      casesCount: plan === 'free' ? 0 : cases.length,
      palette,
      links: plan === 'free' ? null : links,
    })
    expect(page.gallery.map(({ description }) => description)).toEqual(gallery.map(({ description }) => description))
    const evidence = await companies.call('getCompanyVerification', { params: { guid: companyGuid } }, actorOf('guest'))
    expect([evidence.status, ...evidence.checks.map(({ status }) => status)]).toEqual(
      verification.state === 'not-checked' ? ['not-checked'] : [verification.state, verification.state],
    )
    const { company } = await companies.call(
      'getMainCompany',
      { params: { userGuid: mainUserGuid } },
      actorOf('system'),
    )
    expect(company?.guid).toBe(companyGuid)
  }
  const [showcase] = demo.companies.filter(({ cases }) => cases.length > 1)
  const read = { params: { guid: showcase!.companyGuid } }
  const { list } = await companies.call('listCompanyCases', read, actorOf('customerPaid', { locale: 'en' }))
  expect(list.map(({ slug }) => slug).toSorted()).toEqual(showcase!.cases.map(({ slug }) => slug).toSorted())
  expect(list[0]).toMatchObject({ coverUrl: expect.stringMatching(/\.webp$/), items: expect.any(Array) })
})
