import { market } from '@sild/demo/market'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { supportService } from '../src/service.ts'
import { testSupport } from './arrange.ts'

const support = testSupport()

it('puts the tickets of the market and saved answers into the inbox, once', async () => {
  for (const _time of [1, 2]) await supportService.seed?.(support.deps)
  const { tickets } = market()
  const waiting = await support.inbox({ limit: 100 })
  expect(waiting.list.map(({ title }) => title).toSorted()).toEqual(
    tickets
      .filter(({ state }) => state === 'open')
      .map(({ title }) => title)
      .toSorted(),
  )
  for (const { dueAt } of waiting.list) expect(dueAt).not.toBeNull()
  const rated = tickets.find(({ rating }) => rating?.comment)!
  const found = await support.look(rated.ticketGuid)
  expect(found).toMatchObject({ title: rated.title, state: 'rated', rating: rated.rating })
  expect(found.messages.map(({ author, kind }) => [author, kind])).toEqual(
    rated.messages.map(({ isFromStaff }) => (isFromStaff ? ['support@sild.test', 'answer'] : [null, 'question'])),
  )
  const unread = tickets.find(({ state }) => state === 'messaged')!
  const owner = actorOf('customer', { userGuid: unread.userGuid })
  expect((await support.get(owner, unread.ticketGuid)).newMessageAmount).toBe(1)
  expect((await support.call('listCannedAnswers', {}, actorOf('support'))).list).toHaveLength(3)
})
