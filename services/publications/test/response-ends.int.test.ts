import type { Actor } from '@sild/contract/actor'
import { erasedText } from '@sild/contract/erasure'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const provider = (): Actor => actorOf('provider')
const respond = (guid: string, actor: Actor, message = 'We have done this before.') =>
  market.call('respondToPublication', { params: { cardType: 'project', guid }, body: { message } }, actor)
const received = (slugOrGuid: string, owner: Actor) =>
  market.call('listPublicationResponses', { params: { cardType: 'project', slugOrGuid }, query: {} }, owner)
const sent = (actor: Actor) => market.call('listMyResponses', { query: {} }, actor)
const withdraw = (guid: string, actor: Actor, own: object = {}) =>
  market.call('withdrawResponse', { body: { guid, type: 'project', ...own } }, actor)
const jobs = async () => (await market.outbox()).map(({ job }) => job)

/** A project with one response. */
async function answered() {
  const [owner, respondent] = [customer(), provider()]
  const live = await market.publish(owner)
  const response = await respond(live.guid, respondent)
  const params = { cardType: 'project', guid: live.guid, respondGuid: response.guid } as const
  const decline = (body: object = {}, actor = owner) =>
    market.call('declineResponse', { params, body: { reasonCode: 1, ...body } }, actor)
  await market.runJobs()
  return { owner, respondent, live, response, params, decline }
}

describe('a declined response', () => {
  it('gives the other side the reason, and can be reverted', async () => {
    const { decline, owner, params, respondent, response } = await answered()
    await decline({ reasonCode: 5, text: 'They are in Tartu too.' })
    expect(await jobs()).toEqual(['notify-declined-response'])
    const decided = {
      guid: response.guid,
      status: 'ARCHIVED',
      decline: { reasonCode: 5, text: 'They are in Tartu too.' },
    }
    expect((await sent(respondent)).list).toMatchObject([decided])
    expect((await received(params.guid, owner)).list).toMatchObject([decided])
    await market.call('setResponseStatus', { params, body: { status: 'VIEWED' } }, owner)
    expect((await sent(respondent)).list).toMatchObject([{ status: 'VIEWED', decline: null }])
  })

  it('is refused to other companies, with a reason of another kind, and once it is deleted', async () => {
    const { decline, respondent, response } = await answered()
    await expect(decline({}, customer())).rejects.toMatchObject({ code: 'response-not-found' })
    await expect(decline({}, respondent)).rejects.toMatchObject({ code: 'response-not-found' })
    for (const reasonCode of [0, 11, 101, '1', null])
      await expect(decline({ reasonCode })).rejects.toMatchObject({
        fields: { reasonCode: { code: expect.any(String) } },
      })
    await expect(decline({ text: 'x'.repeat(1001) })).rejects.toMatchObject({ status: 400 })
    await withdraw(response.guid, respondent)
    await expect(decline()).rejects.toMatchObject({ code: 'response-not-found' })
  })

  it('keeps its respondent from responding again, also after they withdrew their response', async () => {
    const { decline, live, respondent, response } = await answered()
    await decline()
    await expect(respond(live.guid, respondent)).rejects.toMatchObject({ code: 'response-exists' })
    await withdraw(response.guid, respondent)
    await expect(respond(live.guid, respondent)).rejects.toMatchObject({ code: 'response-exists' })
  })

  it('loses its text with the account of its author, and with the publication', async () => {
    const first = await answered()
    await first.decline({ text: 'Words of a person' })
    await market.add('erase-publications', { userGuid: first.owner.userGuid! })
    const second = await answered()
    await second.decline({ text: 'Words of a person' })
    await market.add('erase-company-publications', { companyGuid: second.owner.companyGuid! })
    await market.runJobs()
    const left = `select 1 from publications.responses where decline_text is not null and response_guid = any($1::uuid[])`
    expect(await market.database.query(left, [[first.response.guid, second.response.guid]])).toEqual([])
  })
})

describe('a withdrawn response', () => {
  it('is deleted with its text, count and chat; an owner who has seen it reads that it is withdrawn', async () => {
    const { live, owner, params, respondent, response } = await answered()
    await market.call('markResponsesRead', { body: { responseGuids: [response.guid] } }, owner)
    await withdraw(response.guid, respondent, { reasonCode: 12 })
    expect(await jobs()).toEqual([
      'drop-response-favorites',
      'close-withdrawn-chat',
      'notify-withdrawn-response',
      'index-publication',
    ])
    expect(await sent(respondent)).toMatchObject({ total: 0 })
    expect((await received(params.guid, owner)).list).toMatchObject([
      { guid: response.guid, deletedByCompanion: true, message: erasedText, withdrawalReason: 12 },
    ])
    const params2 = { cardType: 'project', slugOrGuid: live.slug } as const
    expect(await market.call('getPublication', { params: params2 }, guest())).toMatchObject({ responsesCount: 0 })
    const parties = await market.call('getResponseParties', { params: { guid: response.guid } }, actorOf('system'))
    expect(parties.response.isWithdrawn).toBe(true)
  })

  it('is removed for a company that had not seen it', async () => {
    const { owner, params, respondent, response } = await answered()
    await withdraw(response.guid, respondent)
    expect(await received(params.guid, owner)).toMatchObject({ total: 0 })
  })

  it('is refused to other companies, with a reason of another kind and a second time', async () => {
    const { owner, respondent, response } = await answered()
    for (const actor of [owner, provider()])
      await expect(withdraw(response.guid, actor)).rejects.toMatchObject({ code: 'response-not-found', status: 404 })
    await expect(withdraw(response.guid, respondent, { type: 'expert' })).rejects.toMatchObject({ status: 404 })
    await expect(withdraw(response.guid, respondent, { reasonCode: 1 })).rejects.toMatchObject({ status: 400 })
    const taps = await Promise.allSettled(Array.from({ length: 20 }, () => withdraw(response.guid, respondent)))
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is withdrawn once when the account of its author is erased', async () => {
    const { live, owner, params, respondent } = await answered()
    await market.add('erase-publications', { userGuid: respondent.userGuid! })
    await market.runJobs()
    await market.add('erase-publications', { userGuid: respondent.userGuid! })
    await market.runJobs()
    expect(await received(params.guid, owner)).toMatchObject({ total: 0 })
    const address = { cardType: 'project', slugOrGuid: live.slug } as const
    expect(await market.call('getPublication', { params: address }, guest())).toMatchObject({ responsesCount: 0 })
    expect((await market.call('getPublicationActivity', {}, owner)).responses.new).toBe(false)
  })

  it('may be followed by another, which costs another one of the plan', async () => {
    const { live, owner, params, respondent, response } = await answered()
    await withdraw(response.guid, respondent)
    const again = await respond(live.guid, respondent, 'With a better price.')
    expect(again.guid).not.toBe(response.guid)
    expect((await received(params.guid, owner)).list).toMatchObject([
      { guid: again.guid, message: 'With a better price.' },
    ])
    for (const guid of [response.guid, again.guid]) expect(market.consumed).toContain(`response ${guid}`)
    await expect(respond(live.guid, respondent)).rejects.toMatchObject({ code: 'response-exists' })
  })
})

it('shows the other side that a publication was deleted', async () => {
  const { owner, params, respondent } = await answered()
  expect((await sent(respondent)).list).toMatchObject([{ deletedByCompanion: false }])
  await market.call('deletePublication', { params: { cardType: 'project', guid: params.guid } }, owner)
  expect((await sent(respondent)).list).toMatchObject([
    { deletedByCompanion: true, publication: { publicationStatus: 'DELETED' } },
  ])
})

it('is not new once the publication is deleted unseen, and open pages are updated', async () => {
  const { owner, params } = await answered()
  const hasNew = async () => (await market.call('getPublicationActivity', {}, owner)).responses.new
  expect(await hasNew()).toBe(true)
  const before = market.live.length
  await market.call('deletePublication', { params: { cardType: 'project', guid: params.guid } }, owner)
  expect(await hasNew()).toBe(false)
  const to = { companyGuid: owner.companyGuid }
  expect(market.live.slice(before)).toContainEqual({ to, type: 'activity', payload: {} })
})

describe('the response times of a company', () => {
  const answeringOf = async (owner: Actor) =>
    (await market.call('getAnswering', { params: { guid: owner.companyGuid! } }, guest())).answering
  const setTimes = (guid: string, hoursAgo: number, answeredAfterHours: number | null) =>
    market.database.query(
      `update publications.responses set created_at = now() - make_interval(hours => $2),
         answered_at = now() - make_interval(hours => $2) + make_interval(hours => $3) where response_guid = $1`,
      [guid, hoursAgo, answeredAfterHours],
    )

  it('are shown from the fifth response on: the share, and the median time', async () => {
    const owner = customer()
    const live = await market.publish(owner)
    const responses = []
    for (let index = 0; index < 6; index++) responses.push(await respond(live.guid, provider()))
    const [a, b, c, d, waiting, young] = responses.map(({ guid }) => guid) as [string, ...string[]]
    await setTimes(a, 100, 2)
    await setTimes(b!, 100, 4)
    await setTimes(c!, 100, 90)
    await setTimes(d!, 200, null)
    await setTimes(young!, 10, null)
    expect(await answeringOf(owner)).toBeNull()
    await setTimes(waiting!, 73, null)
    expect(await answeringOf(owner)).toEqual({ receivedCount: 5, answeredPercent: 60, medianHours: 4 })
    await setTimes(waiting!, 24 * 181, null)
    expect(await answeringOf(owner)).toBeNull()
  })

  it('counts the first answer in the chat, once, and a refusal', async () => {
    const { decline, response } = await answered()
    const at = async () =>
      (
        await market.database.query('select answered_at from publications.responses where response_guid = $1', [
          response.guid,
        ])
      )[0]
    await market.add('note-answer', { responseGuid: response.guid })
    await market.runJobs()
    const first = await at()
    expect(first!['answered_at']).not.toBeNull()
    await market.add('note-answer', { responseGuid: response.guid })
    await market.runJobs()
    await decline()
    expect(await at()).toEqual(first)
    const other = await answered()
    await other.decline()
    const [row] = await market.database.query(
      'select answered_at from publications.responses where response_guid = $1',
      [other.response.guid],
    )
    expect(row!['answered_at']).not.toBeNull()
  })
})
