import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { notify } from '../src/actions/notify.ts'
import { notificationsService } from '../src/service.ts'

const inbound = { host: 'answers.sild.test', listen: { host: '127.0.0.1', port: 0 } }
const notifications = testService(notificationsService, {
  config: () => ({ mails: { perMinute: 600, dkim: null, mailgunKey: null, inbound } }),
  mocks: {
    openMailing: ({ body: { userGuid } }) => ({
      recipient: {
        email: `${userGuid}@sild.test`,
        locale: 'en',
        unsubscribeUrl: 'https://sild.test/api/user/mailing/unsubscribe?token=a',
        unsubscribePath: '/unsubscribe?token=a',
      },
    }),
    tellUnreadMessages: () => ({ messages: ['When could you start?', 'We need a shop front.'] }),
  },
})
const tell = (userGuid: string, chatGuid: string) =>
  notify(notifications.deps, {
    userGuid,
    type: 'chat-message',
    values: { company: 'Põhja Tarkvara OÜ', publication: 'A shop' },
    target: { chatGuid, authorCompanyGuid: randomUUID() },
    effectKey: randomUUID(),
  })
const mailTo = async (userGuid: string) => {
  await notifications.database.query(`update notifications.outbox set run_at = run_at - interval '2 minutes'`)
  await notifications.runJobs()
  return notifications.mails.find((mail) => mail.userGuid === userGuid)
}

it('a mail of messages contains their text, and can be answered', async () => {
  const [userGuid, chatGuid] = [actorOf('customer').userGuid!, randomUUID()]
  await tell(userGuid, chatGuid)
  const mail = await mailTo(userGuid)
  expect(mail).toMatchObject({ replyTo: { kind: 'chat-message', subjectGuid: chatGuid } })
  for (const words of ['When could you start?', 'We need a shop front.', 'Answer this email'])
    expect(mail?.text).toContain(words)
})

it('a mail of several chats cannot be answered: the chat would be unknown', async () => {
  const userGuid = actorOf('customer').userGuid!
  for (const chatGuid of [randomUUID(), randomUUID()]) await tell(userGuid, chatGuid)
  const mail = await mailTo(userGuid)
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).not.toContain('Answer this email')
})
