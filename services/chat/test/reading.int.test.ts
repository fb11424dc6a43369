import { testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { sendChatMessage } from '../src/actions/send-chat-message.ts'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties } from './arrange.ts'

const chat = testService(chatService)

async function begin() {
  const { owner, parties, respondent } = newParties()
  chat.mock(mocksOf(parties))
  const body = { respondGuid: parties.response.guid, respondType: 'project' } as const
  const { chatGuid } = await chat.call('openChat', { body }, owner)
  const send = (actor: typeof owner) =>
    chat.call('sendChatMessage', { body: { chatGuid, message: 'Are you there?', attachments: [] } }, actor)
  const mark = (position: number) => chat.call('markChatRead', { body: { chatGuid, position } }, owner)
  const unreadCount = async () =>
    (await chat.call('getChat', { params: { chatGuid }, query: {} }, owner)).chat.unreadCount
  return { chatGuid, mark, owner, respondent, send, unreadCount }
}

async function waiting(): Promise<number> {
  const [row] = await chat.database.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.waiting
}

it('a message that is written while others are marked as read stays unread', async () => {
  const { chatGuid, mark, respondent, unreadCount } = await begin()
  const writer = { companyGuid: respondent.companyGuid!, userGuid: respondent.userGuid! }
  // In a box: the transaction would wait for it otherwise.
  const { marked } = await chat.deps.database.transaction(async (trx) => {
    await sendChatMessage(trx, chat.deps, writer, { chatGuid, message: 'Are you there?', attachments: [] })
    const begun = { marked: mark(1) }
    await expect.poll(waiting).toBe(1)
    return begun
  })
  await marked
  expect(await unreadCount()).toBe(1)
})

it('an answer marks the messages above as read, and publishes that once', async () => {
  const { chatGuid, owner, respondent, send, unreadCount } = await begin()
  expect(await unreadCount()).toBe(1)
  chat.live.length = 0
  for (let time = 0; time < 2; time += 1) await send(owner)
  expect(await unreadCount()).toBe(0)
  const told = (await chat.outbox()).filter(({ job, payload }) => {
    return job === 'read-messages' && JSON.stringify(payload).includes(chatGuid)
  })
  expect(told).toMatchObject([{ payload: { chatGuid, userGuid: owner.userGuid } }])
  expect(chat.live.filter(({ type }) => type === 'chat-read')).toMatchObject([
    { to: { companyGuid: respondent.companyGuid }, payload: { companyGuid: owner.companyGuid, position: 2 } },
  ])
})
