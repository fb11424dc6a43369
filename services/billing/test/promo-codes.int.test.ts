import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { billingService } from '../src/service.ts'

const registrations = new Map<string, string>()
const billing = testService(billingService, {
  mocks: { getRegistration: ({ params }) => ({ registration: registrations.get(params.companyGuid) ?? null }) },
})
const DAY_MS = 86_400_000
beforeAll(() =>
  billing.database.query(
    `insert into billing.promo_codes values ('BETA2026', 'startup', null), ('OVER', 'startup', now() - interval '1 second')`,
  ),
)
const apply = (actor: ReturnType<typeof actorOf>, code: string) =>
  billing.call('applyPromoCode', { body: { code } }, actor)
const planOf = ({ companyGuid }: ReturnType<typeof actorOf>) =>
  billing.call('getCompanyPlan', { params: { companyGuid: companyGuid! } }, actorOf('system'))
const daysOf = ({ activeFrom, activeUntil }: { activeFrom: string; activeUntil: string }) =>
  (Date.parse(activeUntil) - Date.parse(activeFrom)) / DAY_MS

describe('a promo code', () => {
  it('gives the company the plan for the days of its gift, in any spelling', async () => {
    const actor = actorOf('provider', { locale: 'et' })
    const given = await apply(actor, ' beta2026 ')
    expect(given).toMatchObject({ code: 'BETA2026', description: 'Startup 90 päeva tasuta' })
    expect(daysOf(given)).toBeCloseTo(90, 1)
    expect(await planOf(actor)).toEqual({ plan: 'startup' })
    expect(await billing.call('listPromoCodes', {}, actor)).toEqual({ list: [given] })
  })

  it('begins when another one ends that was applied at the same moment', async () => {
    await billing.database.query(
      `insert into billing.promo_codes select 'FAIR' || number, 'startup', null from generate_series(1, 5) as number`,
    )
    const actor = actorOf('customer')
    const given = await Promise.all([1, 2, 3, 4, 5].map((number) => apply(actor, `FAIR${number}`)))
    const inOrder = given.toSorted((one, other) => one.activeFrom.localeCompare(other.activeFrom))
    expect(inOrder.slice(1).map(({ activeFrom }) => activeFrom)).toEqual(
      inOrder.slice(0, -1).map(({ activeUntil }) => activeUntil),
    )
  })

  it('begins when the paid plan ends', async () => {
    const actor = actorOf('customer')
    const [{ until } = { until: '' }] = await billing.database.query<{ until: string }>(
      `insert into billing.subscriptions (company_guid, plan_slug, status, active_from, active_until)
       values ($1, 'startup', 'ACTIVE', now() - interval '1 day', now() + interval '10 days') returning active_until::text as until`,
      [actor.companyGuid],
    )
    const given = await apply(actor, 'BETA2026')
    expect(Math.abs(Date.parse(given.activeFrom) - Date.parse(until))).toBeLessThan(2)
    expect(daysOf(given)).toBeCloseTo(90, 1)
  })

  it('works once for a company, also for repeated calls', async () => {
    const actor = actorOf('provider')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => apply(actor, 'BETA2026')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(apply(actor, 'BETA2026')).rejects.toMatchObject({ code: 'promo-code-used', status: 409 })
    const gifts = await billing.database.query('select 1 from billing.subscriptions where company_guid = $1', [
      actor.companyGuid,
    ])
    expect(gifts).toHaveLength(1)
  })

  it('works once for a person with any number of companies, and once for a register number', async () => {
    const founder = actorOf('provider')
    const [same, stranger] = [actorOf('provider'), actorOf('customer')]
    for (const { companyGuid } of [founder, same]) registrations.set(companyGuid!, 'EE 10093155')
    await apply(founder, 'BETA2026')
    for (const again of [{ ...founder, companyGuid: randomUUID() }, same])
      await expect(apply(again, 'BETA2026')).rejects.toMatchObject({ code: 'promo-code-used' })
    expect(await apply(stranger, 'BETA2026')).toMatchObject({ code: 'BETA2026' })
  })

  it.each(['NOTHING', 'OVER', "'; drop table promo_codes; --"])(
    'that does not exist or is over is refused: %s',
    async (code) => {
      await expect(apply(actorOf('provider'), code)).rejects.toMatchObject({ fields: { code: { code: 'code-wrong' } } })
    },
  )

  it('is refused without a company', async () => {
    expect(await billing.call('listPromoCodes', {}, actorOf('customerWithoutCompany'))).toEqual({ list: [] })
    await expect(apply(actorOf('customerWithoutCompany'), 'BETA2026')).rejects.toMatchObject({
      code: 'company-required',
    })
  })
})
