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
  const mark = (position: number) => chat.call('markChatRead', { body: { chatGuid, position } }, owner)
  const unreadCount = async () =>
    (await chat.call('getChat', { params: { chatGuid }, query: {} }, owner)).chat.unreadCount
  return { chatGuid, mark, owner, respondent, unreadCount }
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
