import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { emailOf, testSupport } from './arrange.ts'

const support = testSupport()
const staff = actorOf('support')
const colleague = actorOf('support')
const claim = (ticketGuid: string, actor = staff) => support.call('claimTicket', { params: { ticketGuid } }, actor)
const guids = ({ list }: { list: { guid: string }[] }) => list.map(({ guid }) => guid)
/** In the middle of a working week, so that older tickets have earlier promised times. */
const at = (text: string) => (support.now.at = new Date(text))

describe('the inbox', () => {
  it('shows what waits by its promise, with its requester', async () => {
    const [first, second] = [actorOf('customer'), actorOf('provider')]
    at('2026-11-24T08:00:00Z')
    const earlier = await support.ask(first)
    at('2026-11-24T09:00:00Z')
    const later = await support.ask(second)
    const { counts, list } = await support.inbox()
    expect(list.map(({ dueAt, guid }) => [guid, dueAt])).toEqual([
      [earlier, '2026-11-24T12:00:00.000Z'],
      [later, '2026-11-24T13:00:00.000Z'],
    ])
    expect(list[0]).toMatchObject({
      requester: { userGuid: first.userGuid, email: emailOf(first) },
      companyName: 'Kask ja Pojad OÜ',
      source: 'member',
      claimedBy: null,
    })
    expect(counts).toMatchObject({ waiting: 2, mine: 0 })
  })

  it('keeps the first promise of a user who writes twice, and gives a new one after an answer', async () => {
    const actor = actorOf('customer')
    at('2026-11-24T08:00:00Z')
    const guid = await support.ask(actor)
    at('2026-11-24T10:00:00Z')
    expect(await support.reply(actor, guid)).toMatchObject({ dueAt: '2026-11-24T12:00:00.000Z' })
    await support.answer(staff, guid)
    at('2026-11-25T08:00:00Z')
    expect(await support.reply(actor, guid)).toMatchObject({ dueAt: '2026-11-25T12:00:00.000Z' })
    const [row] = await support.database.query('select * from support.tickets where ticket_guid = $1', [guid])
    expect(row).toMatchObject({ first_answer_minutes: 120 })
  })

  it('lets one of two colleagues claim a ticket, and only them answer, close and merge', async () => {
    const guid = await support.ask(actorOf('customer'))
    const results = await Promise.allSettled([claim(guid, staff), claim(guid, colleague)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [holder, other] = results[0].status === 'fulfilled' ? [staff, colleague] : [colleague, staff]
    expect(guids(await support.inbox({}, other))).not.toContain(guid)
    expect(guids(await support.inbox({ view: 'mine' }, holder))).toEqual([guid])
    await expect(support.answer(other, guid)).rejects.toMatchObject({ code: 'ticket-claimed', status: 409 })
    await expect(support.call('closeSupportTicket', { params: { ticketGuid: guid } }, other)).rejects.toMatchObject({
      code: 'ticket-claimed',
    })
    await expect(support.call('releaseTicket', { params: { ticketGuid: guid } }, other)).rejects.toMatchObject({
      code: 'ticket-not-claimed',
    })
    await support.call('releaseTicket', { params: { ticketGuid: guid } }, holder)
    expect(await support.answer(other, guid)).toMatchObject({ state: 'messaged', claimedBy: null })
  })

  it('records actions in the audit log, once, and no written text', async () => {
    const guid = await support.ask(actorOf('customer'))
    const isAudit = ({ job }: { job: string }) => job === 'record-staff-action'
    await support.inbox({}, staff)
    await expect(claim(guid, actorOf('customer'))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(claim(crypto.randomUUID())).rejects.toMatchObject({ code: 'ticket-not-found' })
    expect(JSON.stringify((await support.outbox()).filter(isAudit))).not.toContain(guid)
    const before = (await support.outbox()).filter(isAudit).length
    const note = { params: { ticketGuid: guid }, body: { message: 'Knows our director Tamm' } }
    const idempotencyKey = crypto.randomUUID()
    for (let turn = 0; turn < 2; turn += 1) await support.call('addTicketNote', note, staff, { idempotencyKey })
    const told = (await support.outbox()).filter(isAudit).slice(before)
    expect(told).toMatchObject([
      { payload: { operation: 'addTicketNote', staffGuid: staff.userGuid, about: { ticketGuid: guid }, choices: {} } },
    ])
    expect(JSON.stringify(told)).not.toContain('Tamm')
  })

  it('releases an unused claim', async () => {
    support.now.at = null
    const guid = await support.ask(actorOf('customer'))
    await claim(guid)
    await support.database.query(
      `update support.tickets set claimed_until = now() - interval '1 second' where ticket_guid = $1`,
      [guid],
    )
    expect(guids(await support.inbox({ limit: 100 }))).toContain(guid)
    support.live.length = 0
    for (const _time of [1, 2]) {
      await support.add('release-stale-tickets', {})
      await support.runJobs()
    }
    const { claimedBy, history } = await support.look(guid)
    expect([claimedBy, history.map(({ action }) => action)]).toEqual([null, ['claimed', 'claim-expired']])
    expect(support.live.filter(({ type }) => type === 'support-inbox-changed')).toHaveLength(1)
    expect(await claim(guid, colleague)).toMatchObject({ claimedBy: { email: emailOf(colleague) } })
  })

  it('finds tickets by number, words, address and tag, in any state', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor, { title: 'Kadunud käibemaksunumber', message: 'Arvel puudub number' })
    await support.reply(actor, guid, 'Hoopis pangakaart')
    await support.close(actor, guid)
    const { number } = await support.get(actor, guid)
    support.mock({
      findUserByEmail: ({ body: { email } }) => ({ userGuid: email === emailOf(actor) ? actor.userGuid : null }),
    })
    for (const query of [`#${number}`, `${number}`, 'käibemaksunumber', 'pangakaart', emailOf(actor)])
      expect([query, guids(await support.inbox({ query }))]).toEqual([query, [guid]])
    for (const query of ['#999999', 'olematu', `"'); drop table tickets; --`, 'nobody@example.ee'])
      expect([query, guids(await support.inbox({ query }))]).toEqual([query, []])
    await support.call(
      'tagTicket',
      { params: { ticketGuid: guid }, body: { tags: ['VAT number', 'vat  Number'] } },
      staff,
    )
    expect(guids(await support.inbox({ view: 'closed', tag: 'Vat Number' }))).toEqual([guid])
    expect((await support.look(guid)).tags).toEqual(['vat number'])
  })

  it('finds the latest of very many, and a single one among them', async () => {
    const actor = actorOf('customer')
    await support.database.query(
      `with asked as (
         insert into support.tickets (title, source, locale, user_guid, state, created_at, updated_at)
         select 'Question ' || n, 'member', 'en', $1, 'closed', now() - make_interval(days => 400, mins => n), now() - make_interval(days => 400, mins => n)
         from generate_series(1, 6000) n returning ticket_guid, title, created_at
       )
       insert into support.ticket_messages (ticket_guid, kind, message, sent_at)
       select ticket_guid, 'question', 'The parcel of the month ' || replace(title, 'Question ', 'number'), created_at from asked`,
      [actor.userGuid],
    )
    // In production autovacuum does this.
    await support.database.query('vacuum analyze support.tickets, support.ticket_messages')
    const titles = async (query: string, offset = 0) =>
      (await support.inbox({ query, limit: 3, offset })).list.map(({ title }) => title)
    // Each word alone occurs in more messages than the index returns.
    expect(await titles('parcel month')).toEqual(['Question 1', 'Question 2', 'Question 3'])
    expect(await titles('parcel month', 3)).toEqual(['Question 4', 'Question 5', 'Question 6'])
    expect(await titles('parcel number5999')).toEqual(['Question 5999'])
    expect(await titles('parcel month', 5998)).toEqual(['Question 5999', 'Question 6000'])
  })

  it('returns whether there are more', async () => {
    for (const _number of [1, 2, 3]) await support.ask(actorOf('customer'))
    const [first, rest] = [await support.inbox({ limit: 2 }), await support.inbox({ limit: 100, offset: 2 })]
    expect([first.list.length, first.hasMore, rest.hasMore]).toEqual([2, true, false])
    expect(guids(first).filter((guid) => guids(rest).includes(guid))).toEqual([])
  })

  it.each(['customer', 'provider', 'moderator'] as const)('is closed to %s', async (persona) => {
    await expect(support.inbox({}, actorOf(persona))).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a note', () => {
  it('is read by colleagues alone, without a notification', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.runJobs()
    support.mails.length = 0
    const noted = await support.call(
      'addTicketNote',
      { params: { ticketGuid: guid }, body: { message: 'Seems to be upset' } },
      staff,
    )
    expect(noted.messages.at(-1)).toMatchObject({ kind: 'note', author: emailOf(staff), message: 'Seems to be upset' })
    const seen = await support.get(actor, guid)
    expect(JSON.stringify(seen)).not.toContain('upset')
    expect(seen).toMatchObject({ state: 'open', newMessageAmount: 0 })
    await support.runJobs()
    expect(support.mails).toEqual([])
  })
})

describe('merging', () => {
  const merge = (from: string, into: string, actor = staff) =>
    support.call('mergeTickets', { params: { ticketGuid: from }, body: { intoTicketGuid: into } }, actor)

  it('moves the messages into the other ticket, which replaces both', async () => {
    const actor = actorOf('customer')
    const [from, into] = [
      await support.ask(actor, { message: 'First' }),
      await support.ask(actor, { message: 'Second' }),
    ]
    await support.answer(staff, into)
    const merged = await merge(from, into)
    expect(merged.messages.map(({ message }) => message)).toEqual(['First', 'Second', 'So it is done'])
    expect(merged).toMatchObject({ guid: into, state: 'open' })
    expect(merged.dueAt).not.toBeNull()
    expect(merged.history.at(-1)).toMatchObject({ action: 'merged', actor: emailOf(staff) })
    expect(await support.get(actor, from)).toMatchObject({ guid: into })
    expect((await support.call('listTickets', { query: {} }, actor)).counts).toEqual({ open: 1, archive: 0 })
    expect(await support.reply(actor, from, 'Third')).toMatchObject({ guid: into })
  })

  it('is refused between customers, into itself and for closed tickets', async () => {
    const [one, other] = [actorOf('customer'), actorOf('customer')]
    const [first, second] = [await support.ask(one), await support.ask(other)]
    await expect(merge(first, second)).rejects.toMatchObject({ code: 'tickets-of-others' })
    await expect(merge(first, first)).rejects.toMatchObject({ code: 'tickets-of-others' })
    const third = await support.ask(one)
    await support.close(one, first)
    await expect(merge(first, third)).rejects.toMatchObject({ code: 'ticket-closed' })
  })

  it('of two in both directions at once happens once', async () => {
    const actor = actorOf('customer')
    const [one, other] = [await support.ask(actor), await support.ask(actor)]
    const results = await Promise.allSettled([merge(one, other), merge(other, one, colleague)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the customer of a ticket', () => {
  it('has company, plan, other tickets and the ids of their last errors', async () => {
    const actor = actorOf('provider')
    const before = await support.ask(actor, { title: 'Earlier one' })
    const guid = await support.ask(actor, { requestIds: ['request-0001', 'request-0002'] })
    const customer = await support.call('getTicketCustomer', { params: { ticketGuid: guid } }, staff)
    expect(customer).toMatchObject({
      email: emailOf(actor),
      locale: 'et',
      company: { name: 'Kask ja Pojad OÜ' },
      plan: 'startup',
      tickets: [{ guid: before, title: 'Earlier one' }],
    })
    expect((await support.look(guid)).requestIds).toEqual(['request-0001', 'request-0002'])
  })
})

describe('canned answers', () => {
  const texts = { en: 'Hello {email}', et: 'Tere {email}', fr: 'Bonjour {email}' }
  const update = (answerGuid: string, version: number) =>
    support.call('updateCannedAnswer', { params: { answerGuid }, body: { name: 'Greeting', texts, version } }, staff)

  it('are written in three languages, changed by one at a time, and deleted', async () => {
    const created = await support.call('createCannedAnswer', { body: { name: 'Hello', texts } }, staff)
    expect(await update(created.guid, 1)).toMatchObject({ name: 'Greeting', version: 2 })
    await expect(update(created.guid, 1)).rejects.toMatchObject({ code: 'canned-answer-changed' })
    const list = async () => (await support.call('listCannedAnswers', {}, staff)).list
    expect(await list()).toMatchObject([{ guid: created.guid, texts }])
    await support.call('deleteCannedAnswer', { params: { answerGuid: created.guid } }, staff)
    expect(await list()).toEqual([])
    await expect(update(created.guid, 2)).rejects.toMatchObject({ code: 'canned-answer-not-found' })
  })

  it('exist in every language', async () => {
    await expect(
      support.call('createCannedAnswer', { body: { name: 'Hello', texts: { ...texts, fr: ' ' } } }, staff),
    ).rejects.toMatchObject({ fields: { 'texts.fr': { code: 'required' } } })
  })
})

describe('the figures', () => {
  it('count by week new tickets, answers in time and ratings', async () => {
    const { weeks } = await support.call('getSupportFigures', {}, staff)
    expect(weeks).toHaveLength(12)
    const week = weeks.at(-1)!
    const [counted] = await support.database.query<{ created: number; answered: number; rated: number }>(
      `select count(*)::int as created, count(first_answered_at)::int as answered, count(rating)::int as rated
       from support.tickets where merged_into_guid is null and created_at >= date_trunc('week', now() at time zone 'Europe/Tallinn') at time zone 'Europe/Tallinn'`,
    )
    expect(week).toMatchObject({
      createdCount: counted!.created,
      answeredCount: counted!.answered,
      ratingCount: counted!.rated,
    })
    expect(week.createdCount).toBeGreaterThan(0)
  })
})
