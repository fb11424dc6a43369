import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testSupport } from './arrange.ts'

const support = testSupport()
const send = (body: { text: string; reasonCode?: 3 }, actor = actorOf('customer', { locale: 'fr' })) =>
  support.call('sendFeedback', { body }, actor)

it('stores the feedback of a member as a ticket without a promised answer, and mails support once', async () => {
  const actor = actorOf('customer', { locale: 'fr' })
  await send({ text: 'Les filtres sont clairs.', reasonCode: 3 }, actor)
  await support.runJobs()
  const [found] = (await support.inbox()).list
  expect(found).toMatchObject({ title: 'Votre avis', source: 'feedback', dueAt: null, locale: 'fr' })
  expect((await support.look(found!.guid)).messages).toMatchObject([
    { kind: 'question', message: 'Les filtres sont clairs.' },
    { kind: 'note', message: 'Reason: 3' },
  ])
  expect(support.mails).toMatchObject([{ to: 'support@sild.test', text: expect.stringContaining('Les filtres') }])
  expect((await support.get(actor, found!.guid)).messages).toHaveLength(1)
})

it('requires a text, and an existing reason', async () => {
  await expect(send({ text: ' ' })).rejects.toMatchObject({ fields: { text: { code: 'required' } } })
  await expect(send({ text: 'Fine.', reasonCode: 99 as never })).rejects.toMatchObject({
    fields: { reasonCode: { code: 'invalid' } },
  })
})
