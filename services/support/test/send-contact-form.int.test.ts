import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { testSupport } from './arrange.ts'

const support = testSupport()
const body = {
  formName: 'CONTACT_US' as const,
  email: 'mari@example.ee',
  name: 'Mari Maasikas',
  description: 'Kas te töötate ka Lätis?',
  agreement: true,
}
const stored = (email: string) =>
  support.database.query<{ ticket_guid: string }>('select * from support.tickets where email = $1', [email])

describe('sendContactForm', () => {
  it('stores what a guest wrote as a ticket, mails support and the guest', async () => {
    expect(await support.call('sendContactForm', { body }, actorOf('guest', { locale: 'et' }))).toEqual({
      acknowledged: true,
    })
    await support.runJobs()
    const tickets = await stored(body.email)
    expect(tickets).toMatchObject([
      { name: body.name, title: body.description, locale: 'et', user_guid: null, source: 'contact-form' },
    ])
    expect(support.mails).toMatchObject([
      {
        to: 'support@sild.test',
        subject: expect.stringMatching(/^#\d+ Kas te töötate ka Lätis\?$/),
        text: expect.stringContaining(`/backoffice/support/${tickets[0]!.ticket_guid}`),
      },
      {
        to: body.email,
        locale: 'et',
        subject: expect.stringMatching(/^Saime sinu kirja #\d+: Kas te töötate ka Lätis\?$/),
        text: expect.stringContaining(body.description),
      },
    ])
    expect(await support.outbox()).toEqual([])
  })

  it('answers a guest by mail', async () => {
    const email = 'answered@example.ee'
    await support.call('sendContactForm', { body: { ...body, email } }, actorOf('guest', { locale: 'fr' }))
    await support.runJobs()
    support.mails.length = 0
    const [ticket] = await stored(email)
    await support.answer(actorOf('support'), ticket!.ticket_guid, 'Oui, bientôt.')
    await support.runJobs()
    expect(support.mails).toMatchObject([
      { to: email, locale: 'fr', subject: expect.stringMatching(/^Réponse à votre demande no/) },
    ])
    expect(support.mails[0]!.text).toContain('Oui, bientôt.')
  })

  it('belongs to the signed-in user', async () => {
    const actor = actorOf('provider')
    await support.call('sendContactForm', { body: { ...body, email: 'provider@example.ee' } }, actor)
    expect(await stored('provider@example.ee')).toMatchObject([{ user_guid: actor.userGuid }])
    expect((await support.call('listTickets', { query: {} }, actor)).list).toMatchObject([{ title: body.description }])
  })

  it('stores a form once that is sent twice', async () => {
    const form = { ...body, email: 'twice@example.ee' }
    const idempotencyKey = randomUUID()
    const actor = actorOf('guest')
    await support.call('sendContactForm', { body: form }, actor, { idempotencyKey })
    await support.call('sendContactForm', { body: form }, actor, { idempotencyKey })
    expect(await stored(form.email)).toHaveLength(1)
  })

  it('stores no form without an acknowledgement', async () => {
    await expect(
      support.call('sendContactForm', { body: { ...body, email: 'no-address' } }, actorOf('guest')),
    ).rejects.toMatchObject({ status: 400 })
    expect(await stored('no-address')).toEqual([])
  })

  it('names errors of the form, field by field', async () => {
    const wrong = { ...body, email: 'mari', name: 'M', description: '', agreement: false, isSpam: true }
    await expect(support.call('sendContactForm', { body: wrong }, actorOf('guest'))).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        email: { code: 'email' },
        name: { code: 'length-min', values: { val: 2 } },
        description: { code: 'required' },
        agreement: { code: 'terms-required' },
        isSpam: { code: 'unknown-property' },
      },
    })
  })

  it('puts only its one line into the headers of the mail', async () => {
    const form = { ...body, email: 'eve@example.ee', description: 'Eve\r\nBcc: all@example.ee' }
    await support.call('sendContactForm', { body: form }, actorOf('guest'))
    await support.runJobs()
    const subjects = support.mails.map(({ subject }) => subject).filter((subject) => subject.includes('Bcc'))
    expect(subjects).toHaveLength(2)
    for (const subject of subjects) expect(subject).toMatch(/ Eve Bcc: all@example\.ee$/)
  })

  it('needs a token', async () => {
    await expect(support.call('sendContactForm', { body }, null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
