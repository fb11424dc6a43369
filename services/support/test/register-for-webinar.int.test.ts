import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { supportService } from '../src/service.ts'

const support = testService(supportService)
const params = { slug: 'how-to-find-b2b-partners' as const }
const body = { companyName: 'Rukkipää Pagarid OÜ', email: 'urmas@example.ee', agreement: true }
const register = (own: Partial<typeof body> = {}, actor = actorOf('guest', { locale: 'et' })) =>
  support.call('registerForWebinar', { params, body: { ...body, ...own } }, actor)
const stored = (email: string) =>
  support.database.query('select * from support.webinar_registrations where lower(email) = lower($1)', [email])

describe('registerForWebinar', () => {
  it('puts a company on the list and tells support, who can answer it', async () => {
    expect(await register()).toEqual({ acknowledged: true })
    await support.runJobs()
    expect(await stored(body.email)).toMatchObject([
      { webinar_slug: params.slug, company_name: body.companyName, locale: 'et', user_guid: null },
    ])
    expect(support.mails).toMatchObject([
      {
        to: 'support@sild.test',
        replyTo: body.email,
        subject: 'Webinar registration: Rukkipää Pagarid OÜ',
        text: `Webinar: ${params.slug}\nCompany: Rukkipää Pagarid OÜ (urmas@example.ee)\nLanguage: Estonian\nNot signed in`,
      },
    ])
  })

  it('takes an address once, in whatever letters and however often at once', async () => {
    const spellings = ['twice@example.ee', 'Twice@Example.ee', 'TWICE@example.ee']
    const replies = await Promise.all(spellings.map((email) => register({ email })))
    expect(replies).toEqual(spellings.map(() => ({ acknowledged: true })))
    await support.runJobs()
    expect(await stored('twice@example.ee')).toHaveLength(1)
    expect(support.mails.filter(({ replyTo }) => replyTo === 'twice@example.ee')).toHaveLength(1)
  })

  it('knows who was signed in, and forgets them with their account', async () => {
    const actor = actorOf('provider')
    await register({ email: 'provider@example.ee' }, actor)
    expect(await stored('provider@example.ee')).toMatchObject([{ user_guid: actor.userGuid }])
    await support.add('erase-contact-forms', { userGuid: actor.userGuid! })
    await support.runJobs()
    expect(await stored('provider@example.ee')).toEqual([])
  })

  it('names what is wrong, field by field', async () => {
    await expect(register({ companyName: 'R', email: 'urmas', agreement: false })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        companyName: { code: 'length-min', values: { val: 3 } },
        email: { code: 'email' },
        agreement: { code: 'terms-required' },
      },
    })
  })

  it('knows no webinar but those that there are', async () => {
    const input = { params: { slug: 'how-to-fly' as never }, body }
    await expect(support.call('registerForWebinar', input, actorOf('guest'))).rejects.toMatchObject({ status: 400 })
  })
})
