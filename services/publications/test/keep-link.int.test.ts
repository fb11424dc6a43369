import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const system = actorOf('system')
const setEnd = (guid: string, interval: string) =>
  market.database.query(
    `update publications.publications set expires_at = date_trunc('milliseconds', now() + $2::interval), published_at = now() - interval '60 days' where publication_guid = $1`,
    [guid, interval],
  )
const linkOf = async (guid: string) => (await market.call('writeKeepLink', { params: { guid } }, system)).token
const keep = (token: string) => market.call('keepByLink', { body: { token } }, guest())
const read = (token: string) => market.call('readKeepLink', { query: { token } }, guest())

async function ending() {
  const owner = customer()
  const { guid } = await market.publish(owner)
  await setEnd(guid, '4 days')
  return { guid, owner, token: (await linkOf(guid))! }
}

it('keeps a publication without a sign-in, once, and not by opening the link', async () => {
  const { guid, token } = await ending()
  const before = await read(token)
  expect(before).toMatchObject({ guid, cardType: 'project' })
  expect(await read(token)).toEqual(before)
  const kept = await keep(token)
  expect(Date.parse(kept.expiresAt) - Date.now()).toBeGreaterThan(59 * 86_400_000)
  for (const again of [keep, read]) await expect(again(token)).rejects.toMatchObject({ code: 'keep-link-used' })
})

it('is used once by twenty concurrent calls', async () => {
  const { token } = await ending()
  const presses = await Promise.allSettled(Array.from({ length: 20 }, () => keep(token)))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('is refused when it was altered, is of another publication or is not a link', async () => {
  const [{ token }, other] = [await ending(), await ending()]
  const [, ...rest] = token.split('.')
  const wrong = [`${token.slice(0, -2)}AA`, [other.guid, ...rest].join('.'), token.replace(/\.\d/, '.9'), 'x', '']
  for (const one of wrong) await expect(keep(one)).rejects.toMatchObject({ code: 'keep-link-invalid' })
})

it('is refused once the publication has ended, was closed or deleted', async () => {
  const late = await ending()
  await market.call('archivePublication', { params: { cardType: 'project', guid: late.guid }, body: {} }, late.owner)
  await expect(keep(late.token)).rejects.toMatchObject({ code: 'keep-link-expired' })
  const gone = await ending()
  await market.call('deletePublication', { params: { cardType: 'project', guid: gone.guid } }, gone.owner)
  await expect(read(gone.token)).rejects.toMatchObject({ code: 'keep-link-expired' })
})

it('is sent in the last days alone', async () => {
  const { guid } = await ending()
  await setEnd(guid, '6 days')
  expect(await linkOf(guid)).toBeNull()
  await setEnd(guid, '-1 minute')
  expect(await linkOf(guid)).toBeNull()
  expect(await linkOf(crypto.randomUUID())).toBeNull()
})

it('returns what authors do, and what a week has brought them', async () => {
  const [owner, still] = [customer(), customer()]
  const live = await market.publish(owner)
  await market.publish(still)
  const actor = actorOf('provider')
  const params = { cardType: 'project', guid: live.guid } as const
  await market.call('respondToPublication', { params, body: { message: 'We can.' } }, actor)
  await market.database.query(
    `update publications.responses set created_at = now() - interval '2 days' where publication_guid = $1`,
    [live.guid],
  )
  await market.database.query(
    `insert into publications.publication_days (publication_guid, day, views_count)
     values ($1, current_date - 1, 7), ($1, current_date - 20, 100)`,
    [live.guid],
  )
  const until = new Date().toISOString()
  const userGuids = [owner.userGuid!, still.userGuid!, actor.userGuid!]
  const { list } = await market.call('getWeekOfAuthors', { body: { userGuids, until } }, system)
  const of = (userGuid: string) => list.find((one) => one.userGuid === userGuid)
  expect(list).toHaveLength(2)
  expect(of(owner.userGuid!)).toMatchObject({
    companyGuid: owner.companyGuid,
    soldCategoryIds: [],
    boughtCategoryIds: [2],
  })
  const sum = (counts: number[] | undefined) => counts?.reduce((total, count) => total + count, 0)
  expect([sum(of(owner.userGuid!)?.views), sum(of(owner.userGuid!)?.responses)]).toEqual([7, 1])
  expect([sum(of(still.userGuid!)?.views), sum(of(still.userGuid!)?.responses)]).toEqual([0, 0])
})
