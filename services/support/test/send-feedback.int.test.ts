import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { supportService } from '../src/service.ts'

const support = testService(supportService)
const send = (body: { text: string; reasonCode?: 3 }, actor = actorOf('customer', { locale: 'fr' })) =>
  support.call('sendFeedback', { body }, actor)
const stored = (userGuid: string | null) =>
  support.database.query('select text, reason_code from support.feedbacks where user_guid = $1', [userGuid])

it('keeps what a member thinks and tells support, once', async () => {
  const actor = actorOf('customer', { locale: 'fr' })
  await send({ text: 'Les filtres sont clairs.', reasonCode: 3 }, actor)
  await support.runJobs()
  expect(await stored(actor.userGuid)).toEqual([{ text: 'Les filtres sont clairs.', reason_code: 3 }])
  expect(support.mails).toMatchObject([
    {
      to: 'support@sild.test',
      subject: 'Feedback of a member',
      text: `Reason: 3\nLanguage: French\nSigned in as user ${actor.userGuid}\n\nLes filtres sont clairs.`,
    },
  ])
})

it('needs words, and a reason that there is', async () => {
  await expect(send({ text: ' ' })).rejects.toMatchObject({ fields: { text: { code: 'required' } } })
  await expect(send({ text: 'Fine.', reasonCode: 99 as never })).rejects.toMatchObject({
    fields: { reasonCode: { code: 'invalid' } },
  })
})

it('forgets it with the account', async () => {
  const actor = actorOf('provider')
  await send({ text: 'All is well.' }, actor)
  await support.runJobs()
  await support.add('erase-contact-forms', { userGuid: actor.userGuid! })
  await support.runJobs()
  expect(await stored(actor.userGuid)).toEqual([])
})
