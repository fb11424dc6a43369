import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import { actorOf, keyOfUpload } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { emailOf, testSupport } from './arrange.ts'

const support = testSupport()
const staff = actorOf('support')
const fileOf = (name: string) => ({ url: support.deps.files.urlOf(keyOfUpload(name, 'chat/')), name, bytes: 12 })
const body = { title: 'Facture perdue', message: 'Où est la facture de mars ?' }

describe('a ticket', () => {
  it('is opened by an unverified user, and has a promised answer', async () => {
    const actor = actorOf('customerUnverified', { locale: 'fr' })
    const created = await support.call('createTicket', { body }, actor)
    expect(created).toMatchObject({ title: body.title, state: 'open', newMessageAmount: 0, rating: null })
    expect(created.dueAt).not.toBeNull()
    expect(created.messages).toMatchObject([{ message: body.message, isFromSupport: false, files: [] }])
    const { list, counts } = await support.call('listTickets', { query: {} }, actor)
    expect(list).toMatchObject([{ guid: created.guid, number: created.number }])
    expect(counts).toEqual({ open: 1, archive: 0 })
  })

  it('goes through its states: open, messaged, viewed, closed, rated', async () => {
    const actor = actorOf('provider')
    const guid = await support.ask(actor)
    await support.answer(staff, guid, 'Tehtud')
    expect(await support.get(actor, guid)).toMatchObject({ state: 'messaged', newMessageAmount: 1, dueAt: null })
    await support.view(actor, guid)
    expect(await support.get(actor, guid)).toMatchObject({ state: 'viewed', newMessageAmount: 0 })
    expect(await support.close(actor, guid)).toMatchObject({ state: 'closed' })
    expect(await support.rate(actor, guid, 4, 'Kiire')).toMatchObject({
      state: 'rated',
      rating: { rating: 4, comment: 'Kiire' },
    })
    const { list } = await support.call('listTickets', { query: { view: 'archive' } }, actor)
    expect(list).toMatchObject([{ guid, state: 'rated' }])
  })

  it('opens again on a new message after it was closed, and may be closed and rated again', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.close(actor, guid)
    await support.rate(actor, guid, 2)
    const opened = await support.reply(actor, guid)
    expect(opened).toMatchObject({ state: 'open', rating: { rating: 2 } })
    expect(opened.dueAt).not.toBeNull()
    await support.close(actor, guid)
    expect(await support.rate(actor, guid, 5)).toMatchObject({ rating: { rating: 5, comment: null } })
  })

  it('is rated only after it was closed, from 1 to 5', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await expect(support.rate(actor, guid, 5)).rejects.toMatchObject({ code: 'ticket-open', status: 409 })
    await support.close(actor, guid)
    for (const rating of [0, 6, 3.5])
      await expect(support.rate(actor, guid, rating)).rejects.toMatchObject({ code: 'invalid', status: 400 })
  })

  it('stays closed when it is closed again', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.close(actor, guid)
    await support.rate(actor, guid, 3)
    expect(await support.close(actor, guid)).toMatchObject({ state: 'rated' })
  })

  it('of another user does not exist', async () => {
    const guid = await support.ask(actorOf('customer'))
    const other = actorOf('customer')
    for (const call of [
      () => support.get(other, guid),
      () => support.reply(other, guid),
      () => support.view(other, guid),
      () => support.close(other, guid),
      () => support.rate(other, guid, 5),
      () => support.get(other, randomUUID()),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'ticket-not-found', status: 404 })
  })

  it('has a title of 3 to 200 letters and a text of 1 to 5000', async () => {
    const actor = actorOf('customer')
    const problem = async (own: object) =>
      support.call('createTicket', { body: { ...body, ...own } }, actor).then(
        () => null,
        ({ fields }: { fields: object }) => fields,
      )
    expect(await problem({ title: 'ä'.repeat(3) })).toBeNull()
    expect(await problem({ title: 'ä'.repeat(200) })).toBeNull()
    expect(await problem({ title: 'ab' })).toMatchObject({ title: { code: 'length-min', values: { val: 3 } } })
    expect(await problem({ title: 'ä'.repeat(201) })).toMatchObject({ title: { code: 'length-max' } })
    expect(await problem({ message: ' ' })).toMatchObject({ message: { code: 'required' } })
    expect(await problem({ message: 'ä'.repeat(5001) })).toMatchObject({ message: { code: 'length-max' } })
  })

  it('accepts twenty answers at once, each of them once and in one order for both sides', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    const sent = Array.from({ length: 20 }, (_, number) => `Message ${number}`)
    const idempotencyKeys = sent.map(() => randomUUID())
    const send = (message: string, index: number) =>
      support.call('replyToTicket', { params: { guid }, body: { message } }, actor, {
        idempotencyKey: idempotencyKeys[index]!,
      })
    await Promise.all(sent.map(send))
    await send(sent[0]!, 0)
    const { messages } = await support.get(actor, guid)
    expect(messages.map(({ message }) => message).toSorted()).toEqual(['Hello', ...sent].toSorted())
    expect((await support.look(guid)).messages.map(({ guid: one }) => one)).toEqual(messages.map((one) => one.guid))
  })

  it('publishes to the open pages of its user and of the staff', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    support.live.length = 0
    await support.answer(staff, guid)
    const payload = { ticketGuid: guid }
    expect(support.live.map(({ to, type }) => [to, type])).toEqual([
      [{ userGuid: actor.userGuid }, 'support-ticket-changed'],
      [{ role: 'support' }, 'support-inbox-changed'],
    ])
    expect(support.live.map((message) => message.payload)).toEqual([payload, payload])
  })
})

describe('files of a ticket', () => {
  it('come with a message and are shown by it', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor, { files: [fileOf('screen.png')] })
    const { messages } = await support.get(actor, guid)
    expect(messages[0]!.files).toMatchObject([{ name: 'screen.png', bytes: 12 }])
    expect((await support.outbox()).filter(({ job }) => job === 'show-files')).toMatchObject([
      {
        payload: {
          shownIn: 'ticket-message',
          subjectGuid: messages[0]!.guid,
          userGuid: actor.userGuid,
          keys: [keyOfUpload('screen.png', 'chat/')],
        },
      },
    ])
    await support.runJobs()
  })

  it('are ten at most', async () => {
    const files = Array.from({ length: 11 }, (_, number) => fileOf(`screen-${number}.png`))
    const actor = actorOf('customer')
    await expect(support.ask(actor, { files })).rejects.toMatchObject({ status: 400, fields: { files: {} } })
    const guid = await support.ask(actor, { files: files.slice(0, 10) })
    expect((await support.get(actor, guid)).messages[0]!.files).toHaveLength(10)
    await support.runJobs()
  })

  it('are refused with an error each when they are foreign', async () => {
    support.mock({
      reserveFiles: ({ body: { files } }) => ({
        refused: files.slice(1).map(({ key }) => ({ key, code: 'file-not-found' as const })),
      }),
    })
    const files = [fileOf('own.png'), fileOf('foreign.png')]
    await expect(support.ask(actorOf('customer'), { files })).rejects.toMatchObject({
      fields: { 'files.1.url': { code: 'file-not-found' } },
    })
    support.mock({ reserveFiles: () => ({ refused: [] }) })
  })
})

describe('an answer', () => {
  /** Runs the job that is due two minutes later. */
  const mailAnswer = async (actor: Actor, guid: string) => {
    const { messages } = await support.get(actor, guid)
    await support.add('mail-answer', { messageGuid: messages.at(-1)!.guid })
    await support.runJobs()
  }

  it('is notified and mailed to a user who has not seen it, in their language', async () => {
    const actor = actorOf('customer', { locale: 'en' })
    const guid = await support.ask(actor)
    await support.runJobs()
    support.mails.length = 0
    await support.answer(staff, guid, 'Arve on kirjas.\n\nParimat!')
    const told = (await support.outbox()).map(({ job }) => job)
    expect(told).toEqual(expect.arrayContaining(['notify-answer', 'mail-answer']))
    await mailAnswer(actor, guid)
    expect(support.mails).toMatchObject([
      {
        to: emailOf(actor),
        userGuid: actor.userGuid,
        locale: 'et',
        replyTo: { kind: 'ticket-answer', subjectGuid: guid },
        subject: expect.stringMatching(/^Vastus pöördumisele #\d+: A question$/),
      },
    ])
    expect(support.mails[0]!.text).toContain('Arve on kirjas.\n\nParimat!')
    expect(support.mails[0]!.text).toContain(`/et/account/support/message?ticket=${guid}`)
    const { messages } = await support.get(actor, guid)
    const params = { messageGuid: messages[1]!.guid }
    expect(await support.call('getAnswerNews', { params }, actorOf('system'))).toEqual({
      news: { userGuid: actor.userGuid, ticketGuid: guid, title: 'A question' },
    })
    await support.view(actor, guid)
    expect(await support.call('getAnswerNews', { params }, actorOf('system'))).toEqual({ news: null })
  })

  it('is not notified again because a later one was not seen', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.answer(staff, guid, 'Seen')
    await support.view(actor, guid)
    await support.answer(staff, guid, 'Not seen')
    const { messages } = await support.get(actor, guid)
    const [seen, unseen] = messages.slice(-2).map((message) => ({ params: { messageGuid: message.guid } }))
    expect(await support.call('getAnswerNews', seen!, actorOf('system'))).toEqual({ news: null })
    expect(await support.call('getAnswerNews', unseen!, actorOf('system'))).toMatchObject({
      news: { ticketGuid: guid },
    })
    await support.runJobs()
    support.mails.length = 0
    for (const { params } of [seen!, unseen!]) await support.add('mail-answer', params)
    await support.runJobs()
    expect(support.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Not seen')])
  })

  it('is not mailed to a user who has seen it', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.runJobs()
    support.mails.length = 0
    await support.answer(staff, guid)
    await support.view(actor, guid)
    await mailAnswer(actor, guid)
    expect(support.mails).toEqual([])
  })
})

describe('an answer by mail', () => {
  const take = (guid: string, userGuid: string, own: object = {}) =>
    support.call(
      'takeTicketReply',
      {
        body: {
          inboundMailGuid: randomUUID(),
          userGuid,
          subjectGuid: guid,
          text: 'By mail',
          attachments: [{ url: fileOf('mailed.pdf').url, name: 'mailed.pdf', bytes: 12 }],
          ...own,
        },
      },
      actorOf('system'),
    )

  it('continues the ticket once, with its files, and opens it if it was closed', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    await support.close(actor, guid)
    const inboundMailGuid = randomUUID()
    for (const _time of [1, 2])
      expect(await take(guid, actor.userGuid!, { inboundMailGuid })).toEqual({ refusal: null })
    const { messages, state } = await support.get(actor, guid)
    expect(state).toBe('open')
    expect(messages.map(({ message }) => message)).toEqual(['Hello', 'By mail'])
    expect(messages[1]!.files).toMatchObject([{ name: 'mailed.pdf' }])
    await support.runJobs()
  })

  it('of another user, or one that is too long, is refused', async () => {
    const actor = actorOf('customer')
    const guid = await support.ask(actor)
    expect(await take(guid, actorOf('customer').userGuid!)).toEqual({ refusal: 'gone' })
    expect(await take(guid, actor.userGuid!, { text: 'ä'.repeat(5001) })).toEqual({ refusal: 'too-long' })
    expect((await support.get(actor, guid)).messages).toHaveLength(1)
  })
})
