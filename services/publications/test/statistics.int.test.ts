import { randomUUID } from 'node:crypto'
import { AppError } from '@sild/service-kit'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { warnOfExpiry } from '../src/actions/warn-of-expiry.ts'
import { testMarket } from './market.ts'

const market = testMarket()
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }).format(new Date())
type Owner = ReturnType<typeof actorOf>

const look = async (publicationGuid: string, viewsCount: number) => {
  await market.add('count-views', { views: [{ publicationGuid, viewsCount }] })
  await market.runJobs()
}
const respond = (publicationGuid: string) =>
  market.call(
    'respondToPublication',
    { params: { cardType: 'project', guid: publicationGuid }, body: { message: 'We can do that.' } },
    actorOf('provider'),
  )
const ofOne = (owner: Owner, guid: string, days = 30) =>
  market.call('getPublicationStatistics', { params: { cardType: 'project', guid }, query: { days } }, owner)
const backBy = (publicationGuid: string, days: number) =>
  market.database.query(`update publications.publication_days set day = day - $2::int where publication_guid = $1`, [
    publicationGuid,
    days,
  ])

describe('the numbers of a publication', () => {
  it('are those of each day, beside as many days before', async () => {
    market.mock({ countFavoritesByDay: () => ({ list: [{ day: today, count: 2 }] }) })
    const owner = actorOf('customer')
    const { guid } = await market.publish(owner)
    await look(guid, 5)
    await backBy(guid, 40)
    await look(guid, 7)
    await backBy(guid, 3)
    await look(guid, 8)
    await look(guid, 12)
    await respond(guid)
    const { before, days, total } = await ofOne(owner, guid)
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ day: today, viewsCount: 5, responsesCount: 1, favoritesCount: 2 })
    expect(days.at(-4)).toMatchObject({ viewsCount: 2, responsesCount: 0, favoritesCount: 0 })
    expect(total).toEqual({ viewsCount: 7, responsesCount: 1, favoritesCount: 2 })
    expect(before).toEqual({ viewsCount: 5, responsesCount: 0, favoritesCount: 0 })
  })

  it('count once, also for repeated, late and concurrent counts', async () => {
    market.mock({ countFavoritesByDay: () => ({ list: [] }) })
    const owner = actorOf('customer')
    const { guid } = await market.publish(owner)
    for (const viewsCount of [4, 4, 2, 9, 4])
      await market.add('count-views', {
        views: [
          { publicationGuid: guid, viewsCount },
          { publicationGuid: guid, viewsCount: 1 },
        ],
      })
    await market.runJobs()
    expect((await ofOne(owner, guid)).total.viewsCount).toBe(9)
  })

  it('of all publications of a company are their sum', async () => {
    market.mock({ countFavoritesByDay: () => ({ list: [] }) })
    const owner = actorOf('customer')
    for (const viewsCount of [3, 4]) await look((await market.publish(owner)).guid, viewsCount)
    await look((await market.publish(actorOf('customer'))).guid, 50)
    const { total } = await market.call('getOwnStatistics', { query: {} }, owner)
    expect(total).toEqual({ viewsCount: 7, responsesCount: 0, favoritesCount: 0 })
  })

  it('have no favourites when search does not answer', async () => {
    market.mock({
      countFavoritesByDay: () => {
        throw new AppError('unavailable')
      },
    })
    const owner = actorOf('customer')
    const { guid } = await market.publish(owner)
    const { days, total } = await ofOne(owner, guid, 7)
    expect([days.length, days[0]!.favoritesCount, total.favoritesCount]).toEqual([7, null, null])
  })

  it('are hidden from other companies', async () => {
    const { guid } = await market.publish(actorOf('customer'))
    for (const wrong of [guid, randomUUID()])
      await expect(ofOne(actorOf('customer'), wrong)).rejects.toMatchObject({ code: 'publication-not-found' })
  })
})

describe('a publication that ends soon', () => {
  const endIn = (guid: string, hours: number) =>
    market.database.query(
      `update publications.publications set expires_at = now() + make_interval(hours => $2) where publication_guid = $1`,
      [guid, hours],
    )
  const warnings = async (guid: string) => {
    await market.add('warn-of-expiry', {})
    const told: unknown[] = []
    // What follows in other services is taken out of the outbox by the run: it is looked at before.
    await warnOfExpiry(market.deps)
    for (const { job, payload } of await market.outbox())
      if (job === 'notify-expiring' && JSON.stringify(payload).includes(guid)) told.push(payload)
    await market.runJobs()
    return told.length
  }
  const keep = (owner: Owner, guid: string) =>
    market.call('keepPublication', { params: { cardType: 'project', guid } }, owner)

  it('is announced five days before, once for each end', async () => {
    const owner = actorOf('customer')
    const { guid } = await market.publish(owner)
    expect(await warnings(guid)).toBe(0)
    await endIn(guid, 119)
    expect(await warnings(guid)).toBe(1)
    expect(await warnings(guid)).toBe(0)
    await endIn(guid, 60)
    expect(await warnings(guid)).toBe(1)
  })

  it('is kept for its whole time when its company says so, and no earlier, by no other company', async () => {
    const owner = actorOf('customer')
    const { guid } = await market.publish(owner)
    const refused = { code: 'publication-transition-refused' }
    await expect(keep(owner, guid)).rejects.toMatchObject(refused)
    await endIn(guid, 48)
    await expect(keep(actorOf('customer'), guid)).rejects.toMatchObject({ code: 'publication-not-found' })
    const { expiresAt, publicationStatus } = await keep(owner, guid)
    expect(publicationStatus).toBe('ACTIVE')
    expect(Date.parse(expiresAt!) - Date.now()).toBeGreaterThan(59 * 86_400_000)
    await expect(keep(owner, guid)).rejects.toMatchObject(refused)
    await market.call('archivePublication', { params: { cardType: 'project', guid }, body: {} }, owner)
    await expect(keep(owner, guid)).rejects.toMatchObject(refused)
  })
})
