import { actorOf } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { customer, testMarket } from './market.ts'

const market = testMarket()
const admin = actorOf('admin')
const run = (sql: string, values: unknown[] = []) => market.database.query(sql, values)

/** A project that was published so many days ago, with responses so many hours after. */
async function published(daysAgo: number, responseHours: number[] = [], cardType = 'project') {
  const { guid } = await market.publish(customer())
  for (const hours of responseHours) {
    const { guid: responseGuid } = await market.call(
      'respondToPublication',
      { params: { cardType: 'project', guid }, body: { message: 'We can do that.' } },
      actorOf('provider'),
    )
    await run(
      `update publications.responses set created_at = now() - make_interval(days => $2) + make_interval(hours => $3)
       where response_guid = $1`,
      [responseGuid, daysAgo, hours],
    )
  }
  await run(
    `update publications.publications set published_at = now() - make_interval(days => $2), card_type = $3
     where publication_guid = $1`,
    [guid, daysAgo, cardType],
  )
  return guid
}
const count = async () => {
  await market.add('count-published', {})
  await market.runJobs()
}
const publications = () => market.call('getPublicationFigures', { query: {} }, admin)
const liquidity = () => market.call('getLiquidityFigures', { query: {} }, admin)

beforeEach(async () => {
  await run('truncate publications.published_days, publications.liquidity_days, publications.figures_counted')
  await run(`update publications.publications set published_at = null, is_live = false`)
})

describe('publications', () => {
  it('are counted by kind and day, beside as many days before', async () => {
    await published(0)
    await published(0, [], 'service')
    await published(3)
    await published(50, [], 'expert')
    await count()
    await count()
    const { before, countedAt, steps, total } = await publications()
    expect(countedAt).not.toBeNull()
    expect(steps).toHaveLength(30)
    expect(steps.at(-1)).toMatchObject({ projectsCount: 1, servicesCount: 1, expertsCount: 0 })
    expect(steps.at(-4)).toMatchObject({ projectsCount: 1 })
    expect(total).toEqual({ projectsCount: 2, servicesCount: 1, expertsCount: 0 })
    expect(before).toEqual({ projectsCount: 0, servicesCount: 0, expertsCount: 1 })
  })

  it('stay counted when they are deleted', async () => {
    const guid = await published(1)
    await published(1)
    await count()
    await run('update publications.publications set published_at = null, is_live = false where publication_guid = $1', [
      guid,
    ])
    await count()
    expect((await publications()).total.projectsCount).toBe(2)
  })
})

describe('liquidity', () => {
  it('counts a project with three responses within 72 hours, and no later ones', async () => {
    await published(6, [1, 30, 71])
    await published(6, [1, 2, 73])
    await published(6)
    await published(6, [1, 2, 3], 'service')
    await count()
    expect((await liquidity()).total).toEqual({ projectsCount: 3, answeredCount: 1 })
  })

  it('leaves out days with projects that may still be answered, and counts them when they are over', async () => {
    const guid = await published(2, [1, 2, 3])
    await count()
    expect((await liquidity()).total).toEqual({ projectsCount: 0, answeredCount: 0 })
    await run(
      `update publications.publications set published_at = published_at - interval '3 days' where publication_guid = $1`,
      [guid],
    )
    await run(
      `update publications.responses set created_at = created_at - interval '3 days' where publication_guid = $1`,
      [guid],
    )
    await count()
    await count()
    expect((await liquidity()).total).toEqual({ projectsCount: 1, answeredCount: 1 })
  })

  it('counts no withdrawn response', async () => {
    const guid = await published(6, [1, 2, 3])
    await run(
      `update publications.responses set status = 'DELETED', withdrawn_at = now() where response_guid =
         (select response_guid from publications.responses where publication_guid = $1 limit 1)`,
      [guid],
    )
    await count()
    expect((await liquidity()).total).toEqual({ projectsCount: 1, answeredCount: 0 })
  })
})
