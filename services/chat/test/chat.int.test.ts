import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties, uploadOf } from './arrange.ts'

const chat = testService(chatService)

async function begin() {
  const arranged = newParties()
  chat.mock(mocksOf(arranged.parties))
  const { response, publication } = arranged.parties
  const open = (actor = arranged.owner) =>
    chat.call('openChat', { body: { respondGuid: response.guid, respondType: publication.cardType } }, actor)
  const { chatGuid } = await open()
  const send = (actor: typeof arranged.owner, message: string, clientGuid = randomUUID()) =>
    chat.call('sendChatMessage', { body: { chatGuid, message, clientGuid } }, actor)
  const read = (actor: typeof arranged.owner) => chat.call('getChat', { params: { chatGuid }, query: {} }, actor)
  return { ...arranged, chatGuid, open, send, read }
}

describe('a conversation, for other services', () => {
  it('is one once each company has written, and has two parties', async () => {
    const { chatGuid, owner, respondent, send } = await begin()
    const parties = [owner.companyGuid!, respondent.companyGuid!] as const
    const haveBothWritten = async ([companyGuid, otherCompanyGuid]: readonly [string, string]) =>
      (await chat.call('getConversation', { params: { companyGuid, otherCompanyGuid } }, actorOf('system')))
        .haveBothWritten
    await send(respondent, 'Are you there?')
    expect(await haveBothWritten(parties)).toBe(false)
    await send(owner, 'We are.')
    expect([await haveBothWritten(parties), await haveBothWritten([parties[1], parties[0]])]).toEqual([true, true])
    expect(await haveBothWritten([parties[0], randomUUID()])).toBe(false)
    const { companyGuids } = await chat.call('getChatParties', { params: { chatGuid } }, actorOf('system'))
    expect(companyGuids.toSorted()).toEqual(parties.toSorted())
  })
})

describe('a message', () => {
  const newsOf = async (chatGuid: string, position: number) =>
    (await chat.call('getMessageNews', { params: { chatGuid, position } }, actorOf('system'))).news
  const outboxOf = async (job: string, chatGuid: string) =>
    (await chat.outbox()).filter((one) => one.job === job && JSON.stringify(one.payload).includes(chatGuid))

  it('is reported to the member of the other company, until they have read it', async () => {
    const { chatGuid, owner, parties, respondent, send } = await begin()
    const { position } = await send(respondent, 'Are you there?')
    expect(await outboxOf('notify-message', chatGuid)).toMatchObject([{ payload: { chatGuid, position } }])
    expect(await newsOf(chatGuid, position)).toEqual({
      userGuid: owner.userGuid,
      companyGuid: owner.companyGuid,
      authorCompanyGuid: respondent.companyGuid,
      publicationName: parties.publication.name,
      unreadSince: new Date(parties.response.createdAt).toISOString(),
    })
    const read = (upTo: number) => chat.call('markChatRead', { body: { chatGuid, position: upTo } }, owner)
    await read(position - 1)
    expect(await outboxOf('read-messages', chatGuid)).toEqual([])
    await read(position)
    await read(position)
    expect(await newsOf(chatGuid, position)).toBeNull()
    expect(await outboxOf('read-messages', chatGuid)).toMatchObject([
      { payload: { chatGuid, userGuid: owner.userGuid } },
    ])
  })

  it('is not reported to a company that has left the chat, nor if it never was', async () => {
    const { chatGuid, owner, respondent, send } = await begin()
    const { position } = await send(respondent, 'Are you there?')
    expect(await newsOf(chatGuid, position + 1)).toBeNull()
    expect(await newsOf(randomUUID(), 1)).toBeNull()
    await chat.call('removeChat', { params: { chatGuid } }, owner)
    expect(await newsOf(chatGuid, position)).toBeNull()
  })
})

describe('openChat', () => {
  it('begins with the message of the response, unread by the owner', async () => {
    const { owner, parties, read } = await begin()
    const { chat: opened, messages } = await read(owner)
    expect(messages).toMatchObject([{ position: 1, kind: 'QUESTION', message: parties.response.message }])
    expect(opened).toMatchObject({
      unreadCount: 1,
      replyStatus: 'NOT_REPLIED',
      state: 'active',
      companion: { name: 'Põhja Tarkvara OÜ' },
    })
  })

  it('returns the same chat to both companies, also opened at the same time and by the job', async () => {
    const arranged = newParties()
    chat.mock(mocksOf(arranged.parties))
    const { response, publication } = arranged.parties
    const open = (actor: typeof arranged.owner) =>
      chat.call('openChat', { body: { respondGuid: response.guid, respondType: publication.cardType } }, actor)
    await chat.add('start-chat', { responseGuid: response.guid })
    const opened = await Promise.all([
      open(arranged.owner),
      open(arranged.respondent),
      open(arranged.owner),
      chat.runJobs(),
    ])
    expect(new Set(opened.flatMap((one) => (one ? [one.chatGuid] : []))).size).toBe(1)
    const { messages } = await chat.call(
      'getChat',
      { params: { chatGuid: opened[0].chatGuid }, query: {} },
      arranged.owner,
    )
    expect(messages).toHaveLength(1)
  })

  it('is hidden from other companies', async () => {
    const { open } = await begin()
    await expect(open(actorOf('provider'))).rejects.toMatchObject({ code: 'response-not-found' })
  })
})

describe('sendChatMessage', () => {
  it('numbers messages and counts them once for the other side', async () => {
    const { owner, parties, respondent, send, read } = await begin()
    await send(owner, 'When could you begin?')
    await send(owner, 'And for how much?')
    const { chat: seen, messages } = await read(respondent)
    expect(messages.map(({ position, kind }) => [position, kind])).toEqual([
      [1, 'QUESTION'],
      [2, 'ANSWER'],
      [3, 'ANSWER'],
    ])
    expect(seen).toMatchObject({ unreadCount: 2, replyStatus: 'REPLIED' })
    const answers = (await chat.outbox()).filter(({ job }) => job === 'note-answer')
    expect(answers.filter(({ payload }) => JSON.stringify(payload).includes(parties.response.guid))).toHaveLength(1)
    expect((await read(owner)).chat.unreadCount).toBe(0)
    expect(await chat.call('getChatActivity', {}, respondent)).toEqual({ newMessagesCount: 2 })
  })

  it('stores a message once, also when it arrives several times in parallel', async () => {
    const { owner, send, read } = await begin()
    const clientGuid = randomUUID()
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(owner, 'Hello', clientGuid)))
    expect(new Set(sent.map(({ guid }) => guid)).size).toBe(1)
    expect((await read(owner)).messages).toHaveLength(2)
  })

  it('keeps the order of many messages at once without a gap', async () => {
    const { owner, respondent, send, read } = await begin()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? owner : respondent, `message ${index}`)),
    )
    expect((await read(owner)).messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    )
  })

  it('publishes to both companies at once', async () => {
    const { owner, respondent, chatGuid, send } = await begin()
    chat.live.length = 0
    const { guid } = await send(owner, 'Hello')
    expect(chat.live.filter(({ type }) => type === 'chat-message')).toMatchObject(
      [owner, respondent].map(({ companyGuid }) => ({
        to: { companyGuid },
        type: 'chat-message',
        payload: { chatGuid, message: { guid } },
      })),
    )
  })

  it('publishes a message that is too large for the stream without its text', async () => {
    const { owner, chatGuid } = await begin()
    const file = uploadOf(chat.deps, 'plan.pdf')
    // Four bytes a letter, and names as long as they may be.
    const attachments = Array.from({ length: 5 }, (_, index) => ({
      url: file,
      name: `${index}${'💬'.repeat(95)}.pdf`,
    }))
    chat.live.length = 0
    await chat.call('sendChatMessage', { body: { chatGuid, message: '💬'.repeat(1000), attachments } }, owner)
    expect(chat.live.map(({ type }) => type)).toContain('chat-changed')
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(1001), 'length-max'],
  ])('refuses %j beside the field', async (message, code) => {
    const { owner, send } = await begin()
    await expect(send(owner, message)).rejects.toMatchObject({ code: 'invalid', fields: { message: { code } } })
  })

  it('hides a chat of others', async () => {
    const { send, read } = await begin()
    const stranger = actorOf('provider')
    await expect(send(stranger, 'Hello')).rejects.toMatchObject({ code: 'chat-not-found' })
    await expect(read(stranger)).rejects.toMatchObject({ code: 'chat-not-found' })
  })
})

describe('markChatRead', () => {
  it('marks as read up to a position, never back and never ahead', async () => {
    const { owner, respondent, chatGuid, send, read } = await begin()
    await send(owner, 'One')
    await send(owner, 'Two')
    const mark = (position: number) => chat.call('markChatRead', { body: { chatGuid, position } }, respondent)
    await mark(2)
    expect((await read(respondent)).chat.unreadCount).toBe(1)
    await mark(99)
    expect((await read(respondent)).chat.unreadCount).toBe(0)
    await send(owner, 'Three')
    await mark(1)
    expect((await read(respondent)).chat.unreadCount).toBe(1)
    expect((await read(owner)).chat.companionReadPosition).toBe(3)
  })
})

describe('closing', () => {
  it('archives the chats of a publication that its author has deleted, for good', async () => {
    const { owner, respondent, parties, chatGuid, send, read } = await begin()
    chat.mock({ getPublicationSnapshots: () => ({ publications: [] }) })
    await chat.add('archive-chats', { publicationGuid: parties.publication.guid, revision: 2 })
    await chat.runJobs()
    const { chat: closed, messages } = await read(respondent)
    expect([closed.state, messages.at(-1)?.kind]).toEqual(['archived', 'CLOSED'])
    await expect(send(owner, 'Hello?')).rejects.toMatchObject({ code: 'chat-archived' })
    const archived = await chat.call('listChats', { query: { state: 'archived' } }, owner)
    expect(archived.list.map((one) => one.chatGuid)).toEqual([chatGuid])
    expect((await chat.call('listChats', { query: {} }, owner)).total).toBe(0)
  })

  it('happens once, also when the job runs again', async () => {
    const { parties, respondent, read } = await begin()
    chat.mock({ getPublicationSnapshots: () => ({ publications: [] }) })
    for (const revision of [2, 3])
      await chat.add('archive-chats', { publicationGuid: parties.publication.guid, revision })
    await chat.runJobs()
    expect((await read(respondent)).messages.filter(({ kind }) => kind === 'CLOSED')).toHaveLength(1)
  })
})

describe('a report', () => {
  it.each([
    ['upheld', 'archived', 1],
    ['dismissed', 'active', 0],
  ] as const)('that is %s leaves the chat %s', async (outcome, state, closings) => {
    const { chatGuid, respondent, read } = await begin()
    chat.mock({
      getReportDecision: ({ params }) => ({
        ...params,
        targetType: 'chat',
        targetGuid: chatGuid,
        reason: 'OTHER',
        outcome,
        message: 'Threats.',
        decidedAt: new Date().toISOString(),
        reporterUserGuids: [],
      }),
    })
    const decisionGuid = randomUUID()
    for (let run = 0; run < 2; run += 1) await chat.add('uphold-chat-report', { decisionGuid })
    await chat.runJobs()
    const after = await read(respondent)
    expect(after.chat.state).toBe(state)
    expect(after.messages.filter(({ kind }) => kind === 'CLOSED')).toHaveLength(closings)
  })
})

describe('getChat', () => {
  it('pages backwards and forwards from a position', async () => {
    const { owner, chatGuid, send } = await begin()
    for (let index = 0; index < 5; index++) await send(owner, `message ${index}`)
    const page = (query: object) => chat.call('getChat', { params: { chatGuid }, query }, owner)
    const positions = async (query: object) => (await page(query)).messages.map(({ position }) => position)
    expect(await positions({ limit: 2 })).toEqual([5, 6])
    expect(await positions({ limit: 2, before: 5 })).toEqual([3, 4])
    expect(await positions({ after: 4 })).toEqual([5, 6])
    expect((await page({ limit: 3, before: 4 })).hasEarlier).toBe(false)
  })
})
