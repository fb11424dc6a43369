import { actorOf, keyOfUpload } from '@sild/testing'
import { expect, it } from 'vitest'
import { testSupport } from './arrange.ts'

const support = testSupport()
const staff = actorOf('support')
const file = () => ({ url: support.deps.files.urlOf(keyOfUpload('screen.png', 'chat/')), name: 'screen.png' })
const erase = async ({ userGuid }: { userGuid: string | null }) => {
  await support.runJobs()
  await support.add('erase-tickets', { userGuid: userGuid! })
  await support.runJobs()
}
const rows = (where: string, value: string | null) =>
  support.database.query(`select ticket_guid from support.tickets where ${where} = $1`, [value])

it('erasing a user deletes their tickets, and hides the files of the staff in them', async () => {
  const actor = actorOf('customer')
  const guid = await support.ask(actor)
  const answered = await support.call(
    'answerTicket',
    { params: { ticketGuid: guid }, body: { message: 'So', files: [file()] } },
    staff,
  )
  const other = await support.ask(actorOf('customer'))
  await support.runJobs()
  await support.add('erase-tickets', { userGuid: actor.userGuid! })
  const { messageGuid } = { messageGuid: answered.messages.at(-1)!.guid }
  // `runJobs` removes jobs for other services from the outbox, so read it before.
  const shown: unknown[] = []
  const { outbox } = support.deps
  const add = outbox.add.bind(outbox)
  Object.assign(outbox, {
    add: async (...[trx, job, payload, options]: Parameters<typeof add>) => {
      if (job === 'show-files') shown.push(payload)
      return add(trx, job, payload, options)
    },
  })
  await support.runJobs()
  expect(await rows('user_guid', actor.userGuid)).toEqual([])
  expect(await support.database.query('select 1 from support.ticket_messages where ticket_guid = $1', [guid])).toEqual(
    [],
  )
  expect(shown).toMatchObject([{ subjectGuid: messageGuid, revision: 2, keys: [] }])
  await expect(support.get(actor, guid)).rejects.toMatchObject({ code: 'ticket-not-found' })
  expect(await support.look(other)).toMatchObject({ guid: other })
})

it('erasing an agent keeps their messages to users, without their name', async () => {
  const colleague = actorOf('support')
  const guid = await support.ask(actorOf('customer'))
  await support.call('claimTicket', { params: { ticketGuid: guid } }, colleague)
  await support.answer(colleague, guid, 'This stays')
  await erase(colleague)
  const ticket = await support.look(guid)
  expect(ticket.messages.map(({ author, message }) => [author, message])).toEqual([
    [null, 'Hello'],
    [null, 'This stays'],
  ])
  expect(ticket.history.map(({ actor }) => actor)).toEqual([null])
})

it('forgetting an address deletes what a guest sent under it, in any letters', async () => {
  const form = { formName: 'CONTACT_US', name: 'Mari', description: 'Kas te töötate?', agreement: true } as const
  for (const email of ['gone@example.ee', 'Gone@Example.ee', 'stays@example.ee'])
    await support.call('sendContactForm', { body: { ...form, email } }, actorOf('guest'))
  const member = actorOf('customer')
  await support.call('sendContactForm', { body: { ...form, email: 'gone@example.ee' } }, member)
  await support.call('forgetAddress', { body: { email: 'gone@example.ee' } }, actorOf('system'))
  expect(await rows('lower(email)', 'gone@example.ee')).toEqual([])
  expect(await rows('email', 'stays@example.ee')).toHaveLength(1)
  // A member's ticket stays, even with the erased address.
  expect(await rows('user_guid', member.userGuid)).toHaveLength(1)
})
