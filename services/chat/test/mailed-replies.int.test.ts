import { randomUUID } from 'node:crypto'
import { asSystem } from '@sild/service-kit'
import { testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties } from './arrange.ts'

const chat = testService(chatService)
let arranged: ReturnType<typeof newParties> & { chatGuid: string }
const membersOf = new Map<string, string[]>()
const suspended = new Set<string>()

beforeEach(async () => {
  const { owner, parties, respondent } = newParties()
  for (const { companyGuid, userGuid } of [owner, respondent]) membersOf.set(companyGuid!, [userGuid!])
  chat.mock({
    ...mocksOf(parties),
    findSuspendedUsers: ({ body }) => ({ userGuids: body.userGuids.filter((guid) => suspended.has(guid)) }),
    getCompanyMembers: ({ params }) => ({
      members: (membersOf.get(params.companyGuid) ?? []).map((userGuid) => ({ userGuid, role: 'owner' as const })),
    }),
  })
  const body = { respondGuid: parties.response.guid, respondType: 'project' } as const
  const { chatGuid } = await chat.call('openChat', { body }, owner)
  arranged = { owner, parties, respondent, chatGuid }
})

const answer = (parts: { inboundMailGuid?: string; text?: string; userGuid?: string | null } = {}) =>
  chat.call(
    'takeChatReply',
    {
      body: {
        inboundMailGuid: parts.inboundMailGuid ?? randomUUID(),
        subjectGuid: arranged.chatGuid,
        userGuid: parts.userGuid ?? arranged.owner.userGuid!,
        text: parts.text ?? 'Friday is fine.',
        attachments: [],
      },
    },
    asSystem('a mail was answered'),
  )
const ownerChat = async () =>
  (await chat.call('getChat', { params: { chatGuid: arranged.chatGuid }, query: {} }, arranged.owner)).chat
/** What the mail says that is sent to the owner now. */
const mailed = async () => {
  const params = { chatGuid: arranged.chatGuid, userGuid: arranged.owner.userGuid! }
  return (await chat.call('tellUnreadMessages', { params }, asSystem('a mail contains the messages'))).messages
}
const jobs = async (name: string) =>
  (await chat.outbox())
    .filter(({ job, payload }) => job === name && JSON.stringify(payload).includes(arranged.chatGuid))
    .map(({ payload }) => payload)
const messages = async () =>
  (await chat.call('getChat', { params: { chatGuid: arranged.chatGuid }, query: {} }, arranged.respondent)).messages

describe('an answer by mail', () => {
  it('is in the chat as a message of its author, once', async () => {
    const inboundMailGuid = randomUUID()
    for (let time = 0; time < 2; time += 1) expect(await answer({ inboundMailGuid })).toEqual({ refusal: null })
    expect((await messages()).slice(1)).toMatchObject([
      { message: 'Friday is fine.', kind: 'ANSWER', authorCompanyGuid: arranged.owner.companyGuid },
    ])
  })

  it('is refused from a user who is not in the chat, or no longer in the company', async () => {
    expect(await answer({ userGuid: randomUUID() })).toEqual({ refusal: 'gone' })
    membersOf.set(arranged.owner.companyGuid!, [])
    expect(await answer()).toEqual({ refusal: 'gone' })
    expect(await messages()).toHaveLength(1)
  })

  it('is refused from a suspended user', async () => {
    suspended.add(arranged.owner.userGuid!)
    expect(await answer()).toEqual({ refusal: 'gone' })
    expect(await messages()).toHaveLength(1)
    suspended.clear()
    expect(await answer()).toEqual({ refusal: null })
  })

  it('answers the unread message of its mail', async () => {
    expect(await mailed()).toEqual(['We have built three such shops.'])
    await chat.call('markChatRead', { body: { chatGuid: arranged.chatGuid, position: 1 } }, arranged.owner)
    expect(await mailed()).toEqual([])
  })

  it('marks the message of the mail as read, which ends its notification', async () => {
    await mailed()
    await answer()
    expect(await ownerChat()).toMatchObject({ unreadCount: 0 })
    const { chatGuid, owner } = arranged
    expect(await jobs('read-messages')).toEqual([{ chatGuid, userGuid: owner.userGuid }])
    expect(await jobs('notify-message')).toMatchObject([{ chatGuid, position: 2 }])
  })

  it('leaves what was written after the mail unread, with its own notification', async () => {
    await mailed()
    const { chatGuid, respondent } = arranged
    const body = { chatGuid, message: 'Are you there?' }
    const { position, sentAt } = await chat.call('sendChatMessage', { body }, respondent)
    await answer()
    await answer()
    expect(await ownerChat()).toMatchObject({ unreadCount: 1 })
    expect(await jobs('read-messages')).toEqual([])
    expect(await jobs('notify-message')).toContainEqual({ chatGuid, position })
    const params = { chatGuid, position }
    const { news } = await chat.call('getMessageNews', { params }, asSystem('the reader is notified'))
    expect(news).toMatchObject({ userGuid: arranged.owner.userGuid, unreadSince: sentAt })
    expect(await mailed()).toEqual(['Are you there?'])
    await answer()
    expect(await ownerChat()).toMatchObject({ unreadCount: 0 })
  })

  it('is refused when it is too long, or the chat is closed or removed', async () => {
    expect(await answer({ text: 'a'.repeat(1001) })).toEqual({ refusal: 'too-long' })
    const params = { chatGuid: arranged.chatGuid }
    await chat.call('archiveChat', { params }, arranged.respondent)
    expect(await answer()).toEqual({ refusal: 'closed' })
    await chat.call('removeChat', { params }, arranged.owner)
    expect(await answer()).toEqual({ refusal: 'gone' })
  })
})

it('says on the other side that a company cannot be reached while none of its users may sign in', async () => {
  const isReachable = async () => {
    const { chat: shown } = await chat.call(
      'getChat',
      { params: { chatGuid: arranged.chatGuid }, query: {} },
      arranged.respondent,
    )
    return shown.companion.isReachable
  }
  expect(await isReachable()).toBe(true)
  chat.mock({
    getCompanyBriefs: ({ body }) => ({
      companies: body.companyGuids.map((guid) => briefReply(guid, { isPaused: true })),
    }),
  })
  expect(await isReachable()).toBe(false)
})
