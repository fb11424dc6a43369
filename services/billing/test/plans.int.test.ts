import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { billingService } from '../src/service.ts'

const billing = testService(billingService, {
  mocks: {
    getRegistration: () => ({ registration: null }),
    getCompanyUsage: () => ({ cover: 1, links: 3, cases: 4, gallery: 2, palette: 1 }),
    getPublicationActivity: () => ({
      tasks: { all: 2 },
      services: { all: 3 },
      specialists: { all: 1 },
      responses: { new: false },
    }),
  },
})

const subscribe = (companyGuid: string, activeFrom: string, activeUntil: string) =>
  billing.database.query(
    `insert into billing.subscriptions (company_guid, plan_slug, status, active_from, active_until)
     values ($1, 'startup', 'ACTIVE', now() + $2::interval, now() + $3::interval)`,
    [companyGuid, activeFrom, activeUntil],
  )

describe('listPlans', () => {
  it('shows a guest the four plans in their language', async () => {
    const { list } = await billing.call('listPlans', {}, actorOf('guest', { locale: 'et' }))
    expect(list.map(({ slug, title, priceCents, isAvailable }) => [slug, title, priceCents, isAvailable])).toEqual([
      ['free', 'Tasuta', 0, true],
      ['startup', 'Startup', 4990, true],
      ['business', 'Business', null, false],
      ['enterprise', 'Enterprise', null, false],
    ])
  })
  it('needs a token', async () => {
    await expect(billing.call('listPlans', {}, null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('getActiveSubscription', () => {
  const active = (actor: ReturnType<typeof actorOf>, guid = actor.companyGuid!) =>
    billing.call('getActiveSubscription', { params: { guid } }, actor)

  it('is the free plan of this month for a company that has bought nothing', async () => {
    const now = new Date()
    expect(await active(actorOf('provider'))).toMatchObject({
      plan: { id: 1, slug: 'free', title: 'Free' },
      planStatus: 'FREE',
      state: null,
      activeFrom: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString(),
      activeUntil: null,
    })
  })
  it('shows the use of the limits', async () => {
    const actor = actorOf('provider')
    const body = {
      companyGuid: actor.companyGuid!,
      userGuid: actor.userGuid!,
      property: 'contact-views' as const,
      effectKey: 'one',
    }
    await billing.call('consumeQuota', { body }, actorOf('system'))
    const { properties } = await active(actor)
    expect(properties).toContainEqual({ type: 'contact-views', limit: 20, current: 1 })
    expect(properties).toContainEqual({ type: 'responses', limit: 20, current: 0 })
  })
  it('shows all properties of the plan with their use', async () => {
    const { properties } = await active(actorOf('provider'))
    expect(Object.fromEntries(properties.map(({ current, type }) => [type, current]))).toMatchObject({
      'company-cover': 1,
      'company-links': 3,
      'company-cases': 4,
      'company-gallery': 2,
      'company-personalization': 1,
      publications: 6,
    })
  })
  it('is the paid plan while it runs', async () => {
    const actor = actorOf('provider')
    await subscribe(actor.companyGuid!, '-1 day', '29 days')
    expect(await active(actor)).toMatchObject({ plan: { slug: 'startup' }, planStatus: 'ACTIVE', state: 'ACTIVE' })
  })
  it('falls back to the free plan the moment the period is over', async () => {
    const actor = actorOf('provider')
    await subscribe(actor.companyGuid!, '-31 days', '-1 second')
    expect(await active(actor)).toMatchObject({ plan: { slug: 'free' }, planStatus: 'EXPIRED', state: 'FINISHED' })
  })
  it('does not begin before its time', async () => {
    const actor = actorOf('provider')
    await subscribe(actor.companyGuid!, '1 minute', '30 days')
    expect(await active(actor)).toMatchObject({ plan: { slug: 'free' }, planStatus: 'FREE' })
  })
  it('hides the plan of another company', async () => {
    const other = actorOf('provider')
    await expect(active(actorOf('provider'), other.companyGuid!)).rejects.toMatchObject({ code: 'company-not-found' })
  })
  it.each([
    ['guest', 'sign-in-required'],
    ['customerUnverified', 'verification-required'],
    ['customerWithoutCompany', 'company-required'],
  ] as const)('refuses %s with %s', async (persona, code) => {
    await expect(active(actorOf(persona), actorOf('provider').companyGuid!)).rejects.toMatchObject({ code })
  })
})

describe('getCompanyPlan', () => {
  it('returns the plan in force to sessions', async () => {
    const { companyGuid } = actorOf('provider')
    const plan = () => billing.call('getCompanyPlan', { params: { companyGuid: companyGuid! } }, actorOf('system'))
    expect(await plan()).toEqual({ plan: 'free' })
    await subscribe(companyGuid!, '-1 day', '1 day')
    expect(await plan()).toEqual({ plan: 'startup' })
  })
  it('is not for browsers', async () => {
    const actor = actorOf('provider')
    const params = { companyGuid: actor.companyGuid! }
    await expect(billing.call('getCompanyPlan', { params }, actor)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
