import { market } from '@sild/demo'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { companiesService } from '../src/service.ts'

const companies = testService(companiesService)

it('shows every company of the demo, and seeds once', async () => {
  await seed(companies.deps)
  await seed(companies.deps)
  const demo = market()
  const [counted] = await companies.database.query('select count(*)::int as companies from companies.companies')
  expect(counted).toEqual({ companies: demo.companies.length })
  for (const { slug, name, companyGuid, mainUserGuid } of demo.companies) {
    const page = await companies.call('getCompany', { params: { slugOrGuid: slug } }, actorOf('guest'))
    expect(page).toMatchObject({
      guid: companyGuid,
      name,
      logoUrl: expect.stringMatching(/^https:\/\/uploads\.sild\.test\/.+\.webp$/),
    })
    const { company } = await companies.call(
      'getMainCompany',
      { params: { userGuid: mainUserGuid } },
      actorOf('system'),
    )
    expect(company?.guid).toBe(companyGuid)
  }
})
