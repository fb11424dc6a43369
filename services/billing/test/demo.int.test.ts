import { market } from '@sild/demo'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { billingService } from '../src/service.ts'

const billing = testService(billingService)

it('gives every company of the demo its plan, and seeds once', async () => {
  await seed(billing.deps)
  await seed(billing.deps)
  const { companies, subscriptions } = market()
  const [counted] = await billing.database.query('select count(*)::int as subscriptions from billing.subscriptions')
  expect(counted).toEqual({ subscriptions: subscriptions.length })
  for (const { companyGuid, plan } of companies) {
    expect(await billing.call('getCompanyPlan', { params: { companyGuid } }, actorOf('system'))).toEqual({ plan })
  }
})
