import { randomUUID } from 'node:crypto'
import type { JobPayload } from '@sild/contract/jobs'
import { describe, expect, it } from 'vitest'
import { customer, testMarket } from './market.ts'

const market = testMarket()
const DAY_MS = 86_400_000
type Owner = ReturnType<typeof customer>

const mine = (owner: Owner, guid: string) =>
  market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: guid } }, owner)
const untilOf = async (guid: string) =>
  (
    await market.database.query<{ until: Date | null }>(
      'select promoted_until as until from publications.publications where publication_guid = $1',
      [guid],
    )
  )[0]!.until
const daysFromNow = (until: Date | null) => (until!.getTime() - Date.now()) / DAY_MS

async function pay(owner: Owner, publicationGuid: string, own: Partial<JobPayload<'start-promotion'>> = {}) {
  const promotion = { promotionGuid: randomUUID(), companyGuid: owner.companyGuid!, days: 14 as const, ...own }
  await market.add('start-promotion', { publicationGuid, ...promotion })
  await drain()
  return promotion.promotionGuid
}
const drain = () => market.runJobs()
const stateOf = async (promotionGuid: string) =>
  (
    await market.database.query<{ state: string; refusal: string | null; has_case: boolean }>(
      'select state, refusal, has_case from publications.promotions where promotion_guid = $1',
      [promotionGuid],
    )
  )[0]
const list = (owner: Owner) => market.call('listPromotions', { query: {} }, owner)

describe('a paid promotion of what readers see', () => {
  it('waits for a moderator, and begins when one has approved it', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const promotionGuid = await pay(owner, guid)
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'waiting', has_case: true })
    expect(await mine(owner, guid)).toMatchObject({ isPromotionWaiting: true, promotionStatus: 'NOT_PROMOTED' })
    await market.decidePromotion(promotionGuid, 'approved')
    expect(await mine(owner, guid)).toMatchObject({
      isPromotionWaiting: false,
      promotionStatus: 'PROMOTED',
      promotedDaysLeft: 14,
    })
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(14, 2)
  })

  it('is applied once, also when it is reported several times', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const promotionGuid = await pay(owner, guid)
    await pay(owner, guid, { promotionGuid })
    await market.decidePromotion(promotionGuid, 'approved')
    await market.decidePromotion(promotionGuid, 'approved')
    await pay(owner, guid, { promotionGuid })
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(14, 2)
  })

  it('goes to moderation while another one runs, and adds its days when it is approved', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    await market.decidePromotion(await pay(owner, guid), 'approved')
    const second = await pay(owner, guid, { days: 7 })
    expect(await stateOf(second)).toMatchObject({ state: 'waiting', has_case: true })
    expect(await mine(owner, guid)).toMatchObject({ isPromotionWaiting: true, promotionStatus: 'PROMOTED' })
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(14, 2)
    await market.decidePromotion(second, 'approved')
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(21, 2)
  })

  it('keeps the running one when the second is refused', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    await market.decidePromotion(await pay(owner, guid), 'approved')
    const second = await pay(owner, guid, { days: 7 })
    await market.decidePromotion(second, 'rejected')
    expect(await stateOf(second)).toMatchObject({ state: 'refused' })
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(14, 2)
  })

  it('keeps the publication from expiring before its days are over', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    await market.database.query(
      `update publications.publications set expires_at = now() + interval '2 days' where publication_guid = $1`,
      [guid],
    )
    await market.decidePromotion(await pay(owner, guid), 'approved')
    const { expiresAt } = await mine(owner, guid)
    expect(daysFromNow(new Date(expiresAt!))).toBeCloseTo(14, 2)
  })

  it('that a moderator refuses stays unpromoted, with the reason', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const promotionGuid = await pay(owner, guid)
    await market.decidePromotion(promotionGuid, 'rejected')
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'refused', refusal: 'Say more.' })
    expect(await untilOf(guid)).toBeNull()
    expect(await mine(owner, guid)).toMatchObject({ publicationStatus: 'ACTIVE', isPromotionWaiting: false })
  })
})

describe('a paid promotion of a publication in moderation', () => {
  const submit = async (owner: Owner) => market.call('createProject', { body: market.body() }, owner)

  it('begins with the publication, from the moment of its approval', async () => {
    const owner = customer()
    const { guid, revision } = await submit(owner)
    const promotionGuid = await pay(owner, guid)
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'waiting', has_case: false })
    await market.decide(guid, revision)
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'active' })
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(14, 2)
  })

  it('is refused with it by the next sweep, so that it is refunded', async () => {
    const owner = customer()
    const { guid, revision } = await submit(owner)
    const promotionGuid = await pay(owner, guid)
    await market.add('sweep-promotions', {})
    await drain()
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'waiting' })
    await market.decide(guid, revision, 'rejected')
    await market.add('sweep-promotions', {})
    await drain()
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'refused', refusal: null })
  })

  it('of a publication that was deleted meanwhile is refused at once', async () => {
    const owner = customer()
    const { guid } = await submit(owner)
    await market.call('deletePublication', { params: { cardType: 'project', guid } }, owner)
    expect(await stateOf(await pay(owner, guid))).toMatchObject({ state: 'refused' })
  })
})

describe('a refunded promotion', () => {
  const cancel = async (promotionGuid: string) => {
    await market.add('cancel-promotion', { promotionGuid })
    await drain()
  }

  it('ends, and later ones move forward', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const first = await pay(owner, guid)
    await market.decidePromotion(first, 'approved')
    await market.decidePromotion(await pay(owner, guid, { days: 7 }), 'approved')
    await cancel(first)
    await cancel(first)
    expect(daysFromNow(await untilOf(guid))).toBeCloseTo(7, 2)
    const { list: promotions } = await list(owner)
    expect(promotions.map(({ days, isRunning }) => [days, isRunning])).toEqual([[7, true]])
  })

  it('cannot be decided any more if it was waiting', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const promotionGuid = await pay(owner, guid)
    await cancel(promotionGuid)
    await market.decidePromotion(promotionGuid, 'approved')
    expect(await stateOf(promotionGuid)).toMatchObject({ state: 'canceled' })
    expect(await untilOf(guid)).toBeNull()
  })
})

describe('what a promotion brought', () => {
  it('is shown as views a day before and since, to its company alone', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const views = (count: number) =>
      market.add('count-views', { views: [{ publicationGuid: guid, viewsCount: count }] })
    const age = (sql: string) => market.database.query(`update publications.${sql}`, [guid])
    await views(40)
    await drain()
    await age(`publications set published_at = now() - interval '10 days' where publication_guid = $1`)
    await market.decidePromotion(await pay(owner, guid, { days: 7 }), 'approved')
    await market.add('sweep-promotions', {})
    await drain()
    await age(
      `promotions set starts_at = now() - interval '2 days', ends_at = now() + interval '5 days' where publication_guid = $1`,
    )
    await age(`publications set published_at = now() - interval '12 days' where publication_guid = $1`)
    await views(100)
    await drain()
    expect(await list(owner)).toMatchObject({
      total: 1,
      list: [
        { days: 7, isRunning: true, viewsCount: 60, viewsPerDay: 30, viewsPerDayBefore: 4, publication: { guid } },
      ],
    })
    expect(await list(customer())).toEqual({ list: [], total: 0 })

    await age(
      `promotions set starts_at = now() - interval '8 days', ends_at = now() - interval '1 day' where publication_guid = $1`,
    )
    await market.add('sweep-promotions', {})
    await drain()
    await views(500)
    await drain()
    expect((await list(owner)).list).toMatchObject([{ isRunning: false, viewsCount: 60 }])
  })
})
