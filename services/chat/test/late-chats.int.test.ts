import { erasedText } from '@sild/contract/erasure'
import { testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties } from './arrange.ts'

const chat = testService(chatService)

const chatsOf = (responseGuid: string) =>
  chat.database.query<{ state: string; mayContinue: boolean; message: string }>(
    `select state, may_continue as "mayContinue", message from chat.chats join chat.chat_messages using (chat_guid)
     where respond_guid = $1 order by position`,
    [responseGuid],
  )

it.each(['ARCHIVED', 'DELETED'] as const)(
  'begins closed when the publication was %s before the chat began',
  async (publicationStatus) => {
    const { parties } = newParties()
    const closed = { ...parties, publication: { ...parties.publication, publicationStatus } }
    chat.mock(mocksOf(closed))
    const { guid: responseGuid } = parties.response
    for (let run = 0; run < 2; run += 1) await chat.add('start-chat', { responseGuid })
    await chat.runJobs()
    const mayContinue = publicationStatus === 'ARCHIVED'
    expect(await chatsOf(responseGuid)).toEqual([
      { state: 'archived', mayContinue, message: parties.response.message },
      { state: 'archived', mayContinue, message: '' },
    ])
  },
)

it.each(['owner', 'respondent'] as const)('does not begin once its %s is erased', async (side) => {
  const { parties } = newParties()
  chat.mock(mocksOf(parties))
  for (let run = 0; run < 2; run += 1) await chat.add('erase-messages', { userGuid: parties[side].userGuid })
  await chat.runJobs()
  await chat.add('start-chat', { responseGuid: parties.response.guid })
  await chat.runJobs()
  expect(await chatsOf(parties.response.guid)).toEqual([])
})

it.each(['owner', 'respondent'] as const)('does not begin once the company of its %s is deleted', async (side) => {
  const { parties } = newParties()
  chat.mock(mocksOf(parties))
  await chat.add('close-company-chats', { companyGuid: parties[side].companyGuid })
  await chat.runJobs()
  await chat.add('start-chat', { responseGuid: parties.response.guid })
  await chat.runJobs()
  expect(await chatsOf(parties.response.guid)).toEqual([])
})

it('erases the messages of a user when the chat begins during the erasure', async () => {
  const { parties } = newParties()
  chat.mock(mocksOf(parties))
  await chat.add('start-chat', { responseGuid: parties.response.guid })
  await chat.add('erase-messages', { userGuid: parties.respondent.userGuid })
  await chat.runJobs()
  const words = (await chatsOf(parties.response.guid)).map(({ message }) => message)
  expect(words.filter((message) => message !== '' && message !== erasedText)).toEqual([])
})

it('forgets the publication name of a deleted company', async () => {
  const { parties } = newParties()
  chat.mock(mocksOf(parties))
  await chat.add('start-chat', { responseGuid: parties.response.guid })
  await chat.runJobs()
  for (let run = 0; run < 2; run += 1)
    await chat.add('erase-company-titles', { companyGuid: parties.owner.companyGuid })
  await chat.runJobs()
  const [named] = await chat.database.query(
    'select publication_name as name, publication_slug as slug, state from chat.chats where respond_guid = $1',
    [parties.response.guid],
  )
  expect(named).toEqual({ name: erasedText, slug: `deleted-${parties.publication.guid}`, state: 'active' })
})

it('closes with a withdrawn response, and does not begin after it', async () => {
  const { parties } = newParties()
  chat.mock(mocksOf(parties))
  const { guid: responseGuid } = parties.response
  await chat.add('start-chat', { responseGuid })
  await chat.runJobs()
  for (let run = 0; run < 2; run += 1) await chat.add('close-withdrawn-chat', { responseGuid })
  await chat.runJobs()
  expect((await chatsOf(responseGuid)).map(({ state, message }) => [state, message])).toEqual([
    ['archived', parties.response.message],
    ['archived', ''],
  ])
  const late = newParties()
  chat.mock(mocksOf({ ...late.parties, response: { ...late.parties.response, isWithdrawn: true } }))
  await chat.add('start-chat', { responseGuid: late.parties.response.guid })
  await chat.runJobs()
  expect(await chatsOf(late.parties.response.guid)).toEqual([])
})
