import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { notificationsService } from '../src/service.ts'

const notifications = testService(notificationsService)

async function told(isSeen: boolean) {
  const actor = actorOf('customerUnverified')
  const [ticketGuid, messageGuid] = [randomUUID(), randomUUID()]
  notifications.mock({
    getAnswerNews: ({ params }) => ({
      news:
        isSeen || params.messageGuid !== messageGuid
          ? null
          : { userGuid: actor.userGuid!, ticketGuid, title: 'Arve on kadunud' },
    }),
  })
  for (let run = 0; run < 2; run += 1) await notifications.add('notify-answer', { messageGuid })
  await notifications.runJobs()
  const { list } = await notifications.call('listNotifications', { query: {} }, actor)
  return { list, ticketGuid }
}

it('notifies the user of an answer of the support once, and leads to it', async () => {
  const { list, ticketGuid } = await told(false)
  expect(list).toMatchObject([{ type: 'support', values: { ticket: 'Arve on kadunud' }, target: { ticketGuid } }])
  expect(notifications.mails).toEqual([])
})

it('does not notify a user who has seen it', async () => {
  expect((await told(true)).list).toEqual([])
})
