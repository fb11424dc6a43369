import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { supportService } from '../src/service.ts'

const support = testService(supportService)
const body = {
  formName: 'CONTACT_US' as const,
  email: 'mari@example.ee',
  name: 'Mari Maasikas',
  description: 'Kas te töötate ka Lätis?',
  agreement: true,
}
const stored = (email: string) =>
  support.database.query('select * from support.contact_forms where email = $1', [email])

describe('sendContactForm', () => {
  it('keeps what a guest wrote and mails it to support, who can answer', async () => {
    expect(await support.call('sendContactForm', { body }, actorOf('guest', { locale: 'et' }))).toEqual({
      acknowledged: true,
    })
    await support.runJobs()
    expect(await stored(body.email)).toMatchObject([
      { name: body.name, description: body.description, locale: 'et', user_guid: null },
    ])
    expect(support.mails).toMatchObject([
      {
        to: 'support@sild.test',
        replyTo: body.email,
        subject: 'Contact form: Mari Maasikas',
        text: expect.stringContaining(body.description),
      },
    ])
    expect(await support.outbox()).toEqual([])
  })

  it('says who was signed in', async () => {
    const actor = actorOf('provider')
    await support.call('sendContactForm', { body: { ...body, email: 'provider@example.ee' } }, actor)
    expect(await stored('provider@example.ee')).toMatchObject([{ user_guid: actor.userGuid }])
  })

  it('keeps a form once that is sent twice', async () => {
    const form = { ...body, email: 'twice@example.ee' }
    const idempotencyKey = randomUUID()
    const actor = actorOf('guest')
    await support.call('sendContactForm', { body: form }, actor, { idempotencyKey })
    await support.call('sendContactForm', { body: form }, actor, { idempotencyKey })
    expect(await stored(form.email)).toHaveLength(1)
  })

  it('leaves no form behind that is not acknowledged', async () => {
    await expect(
      support.call('sendContactForm', { body: { ...body, email: 'no-address' } }, actorOf('guest')),
    ).rejects.toMatchObject({ status: 400 })
    expect(await stored('no-address')).toEqual([])
  })

  it('names what is wrong with the form, field by field', async () => {
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

  it('puts nothing into the headers of the mail but its one line', async () => {
    const form = { ...body, email: 'eve@example.ee', name: 'Eve\r\nBcc: all@example.ee' }
    await support.call('sendContactForm', { body: form }, actorOf('guest'))
    await support.runJobs()
    expect(support.mails.find(({ replyTo }) => replyTo === form.email)?.subject).toBe(
      'Contact form: Eve Bcc: all@example.ee',
    )
  })

  it('needs a token', async () => {
    await expect(support.call('sendContactForm', { body }, null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
