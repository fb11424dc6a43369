import type { Actor } from '@sild/contract/actor'
import { AppError } from '@sild/service-kit'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const provider = (): Actor => actorOf('provider')
const respond = (guid: string, actor: Actor, message = 'We have done this before.') =>
  market.call('respondToPublication', { params: { cardType: 'project', guid }, body: { message } }, actor)
const codeOf = (result: PromiseSettledResult<unknown>): string =>
  result.status === 'fulfilled' ? 'ok' : result.reason.code
const quotaOf = (responseGuid: string) => `response ${responseGuid}`

it('takes one response of the plan and starts chat, notification and the count', async () => {
  const live = await market.publish(customer())
  await market.runJobs()
  const response = await respond(live.guid, provider())
  expect(response).toMatchObject({ status: 'UNVIEWED', contactsViewed: false, publication: { guid: live.guid } })
  expect(market.consumed).toContain(quotaOf(response.guid))
  expect((await market.outbox()).map(({ job }) => job)).toEqual(['start-chat', 'notify-response', 'index-publication'])
  const parties = await market.call('getResponseParties', { params: { guid: response.guid } }, actorOf('system'))
  expect(parties).toMatchObject({
    response: { message: 'We have done this before.' },
    publication: { guid: live.guid },
  })
  expect(
    await market.call('getPublication', { params: { cardType: 'project', slugOrGuid: live.slug } }, guest()),
  ).toMatchObject({ responsesCount: 1 })
})

it('puts the two companies in touch, in both directions', async () => {
  const [owner, respondent] = [customer(), provider()]
  const live = await market.publish(owner)
  const tie = async (companyGuid: string, otherCompanyGuid: string) =>
    (await market.call('getCompanyTie', { params: { companyGuid, otherCompanyGuid } }, actorOf('system'))).hasResponded
  const both = [owner.companyGuid!, respondent.companyGuid!] as const
  expect(await tie(...both)).toBe(false)
  await respond(live.guid, respondent)
  expect([await tie(...both), await tie(both[1], both[0])]).toEqual([true, true])
  expect(await tie(both[0], crypto.randomUUID())).toBe(false)
})

describe('the title for readers', () => {
  /** My responses, one of them, and what chats and notifications take over. */
  async function titlesOf(responseGuid: string, respondent: Actor): Promise<(string | undefined)[]> {
    const { list } = await market.call('listMyResponses', { query: {} }, respondent)
    const params = { guid: responseGuid }
    const response = await market.call('getResponse', { params }, respondent)
    const parties = await market.call('getResponseParties', { params }, actorOf('system'))
    return [list[0]?.publication.name, response.publication.name, parties.publication.name]
  }
  const change = (guid: string, owner: Actor, own: object) =>
    market.call('updateProject', { params: { guid }, body: { ...market.body(), ...own } as never }, owner)
  const approved = Array.from({ length: 3 }, () => market.body().name)

  it('is the approved one before and after a change of it was refused', async () => {
    const [owner, early, late] = [customer(), provider(), provider()]
    const live = await market.publish(owner)
    const first = await respond(live.guid, early)
    await change(live.guid, owner, { name: 'Call 5555 1234', revision: 1 })
    const second = await respond(live.guid, late)
    expect(second.publication.name).toBe(live.name)
    expect(await titlesOf(first.guid, early)).toEqual(approved)
    expect(await titlesOf(second.guid, late)).toEqual(approved)
    await market.decide(live.guid, 2, 'rejected')
    expect(await titlesOf(first.guid, early)).toEqual(approved)
    await change(live.guid, owner, { name: 'Call 5555 4321', revision: 2, isDraft: true })
    expect(await titlesOf(first.guid, early)).toEqual(approved)
  })

  it('is the approved one while its owner writes another in the drafts', async () => {
    const [owner, respondent] = [customer(), provider()]
    const live = await market.publish(owner)
    const { guid } = await respond(live.guid, respondent)
    const params = { cardType: 'project', guid: live.guid } as const
    await market.call('movePublicationToDrafts', { params }, owner)
    await change(live.guid, owner, { name: 'Call 5555 1234', revision: 1, isDraft: true })
    expect(await titlesOf(guid, respondent)).toEqual(approved)
    await change(live.guid, owner, { name: 'A larger shop', revision: 2 })
    await market.decide(live.guid, 3)
    expect(await titlesOf(guid, respondent)).toEqual(Array.from({ length: 3 }, () => 'A larger shop'))
  })
})

it('writes one response and takes one quota for 50 concurrent calls', async () => {
  const live = await market.publish(customer())
  const before = market.consumed.size
  const actor = provider()
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => respond(live.guid, actor)))
  expect(results.map(codeOf).toSorted()).toEqual(
    ['ok', ...Array.from({ length: 49 }, () => 'response-exists')].toSorted(),
  )
  const rows = await market.database.query(
    'select response_guid from publications.responses where publication_guid = $1',
    [live.guid],
  )
  expect(rows).toHaveLength(1)
  await market.runJobs()
  const taken = [...market.consumed].slice(before).filter((key) => !market.released.has(key))
  expect(taken).toEqual([quotaOf(rows[0]!['response_guid'] as string)])
  expect(await market.database.query('select * from publications.response_reservations')).toEqual([])
  expect(
    await market.call('getPublication', { params: { cardType: 'project', slugOrGuid: live.slug } }, guest()),
  ).toMatchObject({ responsesCount: 1 })
})

it('lets 20 of 50 companies through a quota that ends', async () => {
  const live = await market.publish(customer())
  const original = new Set<string>()
  market.mock({
    consumeQuota: ({ body }) => {
      if (!original.has(body.effectKey) && original.size >= 20) throw new AppError('quota-exceeded')
      original.add(body.effectKey)
      return { property: 'responses', limit: 20, used: original.size }
    },
  })
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => respond(live.guid, provider())))
  expect(results.filter((result) => codeOf(result) === 'ok')).toHaveLength(20)
  expect(results.filter((result) => codeOf(result) === 'quota-exceeded')).toHaveLength(30)
  expect(await market.database.query('select * from publications.response_reservations')).toEqual([])
})

it('returns the quota when the publication closes in between', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  let effectKey = ''
  market.mock({
    consumeQuota: async ({ body }) => {
      effectKey = body.effectKey
      await market.call('archivePublication', { params: { cardType: 'project', guid: live.guid }, body: {} }, owner)
      return { property: 'responses', limit: 20, used: 1 }
    },
  })
  await expect(respond(live.guid, provider())).rejects.toMatchObject({ code: 'publication-not-live', status: 409 })
  await market.runJobs()
  expect(market.released).toContain(effectKey)
  market.mock({ consumeQuota: () => ({ property: 'responses', limit: 20, used: 1 }) })
})

it('settles a crash between the quota and the response', async () => {
  const live = await market.publish(customer())
  const { companyGuid } = provider()
  await market.database.query(
    `insert into publications.response_reservations (publication_guid, company_guid, reserved_at) values ($1, $2, now() - interval '3 minutes')`,
    [live.guid, companyGuid],
  )
  const [reserved] = await market.database.query(
    'select response_guid from publications.response_reservations where company_guid = $1',
    [companyGuid],
  )
  await market.add('drop-stale-reservations', {})
  await market.runJobs()
  expect(market.released).toContain(quotaOf(reserved!['response_guid'] as string))
})

it('refuses own, closed and unknown publications', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  await expect(respond(live.guid, owner)).rejects.toMatchObject({ code: 'response-to-own-publication' })
  const waiting = await market.call('createProject', { body: market.body() }, owner)
  await expect(respond(waiting.guid, provider())).rejects.toMatchObject({ code: 'publication-not-found' })
  await expect(
    market.call(
      'respondToPublication',
      { params: { cardType: 'expert', guid: live.guid }, body: { message: 'Hi' } },
      provider(),
    ),
  ).rejects.toMatchObject({ status: 404 })
  await market.call('archivePublication', { params: { cardType: 'project', guid: live.guid }, body: {} }, owner)
  await expect(respond(live.guid, provider())).rejects.toMatchObject({ code: 'publication-not-live' })
})

it('shows that contacts were revealed, in all responses between two companies and in no other', async () => {
  const [owner, respondent, another] = [customer(), provider(), provider()]
  const live = await market.publish(owner)
  const response = await respond(live.guid, respondent)
  await respond(live.guid, another)
  const revealed = { companyGuid: respondent.companyGuid!, viewerCompanyGuid: owner.companyGuid! }
  for (const _time of [1, 2]) await market.add('note-contacts-viewed', revealed)
  await market.runJobs()
  const { list } = await market.call(
    'listPublicationResponses',
    { params: { cardType: 'project', slugOrGuid: live.slug }, query: {} },
    owner,
  )
  expect(list.filter(({ contactsViewed }) => contactsViewed).map(({ guid }) => guid)).toEqual([response.guid])
})

it('shows responses to both sides, as long as the publication may last', async () => {
  const owner = customer()
  const responder = provider()
  const live = await market.publish(owner)
  const other = await market.publish(owner)
  const [first, second] = [await respond(live.guid, responder), await respond(live.guid, provider())]
  await respond(other.guid, responder)
  const list = (filter: 'all' | 'unviewed' | 'viewed' | 'hidden') =>
    market.call(
      'listPublicationResponses',
      { params: { cardType: 'project', slugOrGuid: live.slug }, query: { filter } },
      owner,
    )
  expect((await list('all')).list.map(({ guid }) => guid)).toEqual([second.guid, first.guid])
  const status = { cardType: 'project', guid: live.guid, respondGuid: second.guid } as const
  await market.call('setResponseStatus', { params: status, body: { status: 'HIDDEN', contactsViewed: true } }, owner)
  await market.call('markResponsesRead', { body: { responseGuids: [first.guid] } }, owner)
  expect([
    (await list('all')).total,
    (await list('unviewed')).total,
    (await list('viewed')).total,
    (await list('hidden')).total,
  ]).toEqual([1, 0, 1, 1])
  expect(await market.call('getResponse', { params: { guid: second.guid } }, owner)).toMatchObject({
    status: 'HIDDEN',
    contactsViewed: true,
  })

  await market.call('deletePublication', { params: { cardType: 'project', guid: live.guid } }, owner)
  const mine = await market.call('listMyResponses', { query: {} }, responder)
  expect(mine).toMatchObject({
    total: 2,
    list: [{ publication: { guid: other.guid } }, { publication: { publicationStatus: 'DELETED' } }],
  })
  expect(
    await market.call('listMyResponses', { query: { view: 'unread', cardType: 'project' } }, responder),
  ).toMatchObject({ total: 1 })
})

it('shows the owner which responses are among their favourites', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  const [first, second] = [await respond(live.guid, provider()), await respond(live.guid, provider())]
  market.mock({
    listFavoriteResponses: ({ params }) => ({ responseGuids: params.guid === owner.userGuid ? [first.guid] : [] }),
  })
  const input = {
    params: { cardType: 'project', slugOrGuid: live.slug },
    query: { filter: 'favorites' },
  } as const
  const guids = async (actor: Actor) =>
    (await market.call('listPublicationResponses', input, actor)).list.map(({ guid }) => guid)
  expect(await guids(owner)).toEqual([first.guid])
  expect(await guids({ ...owner, userGuid: crypto.randomUUID() })).toEqual([])
  const hide = { params: { cardType: 'project', guid: live.guid, respondGuid: second.guid } } as const
  await market.call('setResponseStatus', { ...hide, body: { status: 'HIDDEN' } }, owner)
  expect(await guids(owner)).toEqual([first.guid])
})

it('returns to the search which responses are a company’s', async () => {
  const [owner, respondent] = [customer(), provider()]
  const live = await market.publish(owner)
  const response = await respond(live.guid, respondent)
  const ownOf = async (companyGuid: string) => {
    const body = { companyGuid, responseGuids: [response.guid, crypto.randomUUID()] }
    return (await market.call('getOwnResponses', { body }, actorOf('system'))).list
  }
  expect([await ownOf(owner.companyGuid!), await ownOf(respondent.companyGuid!)]).toEqual([[response], [response]])
  expect(await ownOf(provider().companyGuid!)).toEqual([])
  await market.call('withdrawResponse', { body: { guid: response.guid, type: 'project' } }, respondent)
  expect(await ownOf(respondent.companyGuid!)).toEqual([])
})

it('hides responses from third companies', async () => {
  const owner = customer()
  const live = await market.publish(owner)
  const response = await respond(live.guid, provider())
  const stranger = customer()
  const params = { cardType: 'project', guid: live.guid, respondGuid: response.guid } as const
  await expect(market.call('getResponse', { params: { guid: response.guid } }, stranger)).rejects.toMatchObject({
    code: 'response-not-found',
    status: 404,
  })
  await expect(
    market.call('setResponseStatus', { params, body: { status: 'VIEWED' } }, stranger),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    market.call(
      'listPublicationResponses',
      { params: { cardType: 'project', slugOrGuid: live.guid }, query: {} },
      stranger,
    ),
  ).rejects.toMatchObject({ status: 404 })
  await market.call('markResponsesRead', { body: { responseGuids: [response.guid] } }, stranger)
  expect(await market.call('getResponse', { params: { guid: response.guid } }, owner)).toMatchObject({
    status: 'UNVIEWED',
  })
})
