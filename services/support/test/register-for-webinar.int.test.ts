import { AppError } from '@sild/service-kit'
import { actorOf, type Mocks, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { pageReply } from '@sild/testing/pages'
import { supportService } from '../src/service.ts'

const params = { slug: 'how-to-find-b2b-partners' }
const mocks: Mocks = {
  getPage: ({ params: { slug } }) => {
    if (slug === 'how-to-fly') throw new AppError('page-not-found')
    return { ...pageReply(slug), categorySlug: slug === 'a-blog-article' ? 'blog' : 'webinar' }
  },
}
const support = testService(supportService, { mocks })
const body = { companyName: 'Rukkipää Pagarid OÜ', email: 'urmas@example.ee', agreement: true }
const register = (own: Partial<typeof body> = {}, actor = actorOf('guest', { locale: 'et' })) =>
  support.call('registerForWebinar', { params, body: { ...body, ...own } }, actor)
const stored = (email: string) =>
  support.database.query('select * from support.webinar_registrations where lower(email) = lower($1)', [email])

describe('registerForWebinar', () => {
  it('puts a company on the list and mails support, who can answer it', async () => {
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

  it('takes an address once, in any letters and with several calls at once', async () => {
    const spellings = ['twice@example.ee', 'Twice@Example.ee', 'TWICE@example.ee']
    const replies = await Promise.all(spellings.map((email) => register({ email })))
    expect(replies).toEqual(spellings.map(() => ({ acknowledged: true })))
    await support.runJobs()
    expect(await stored('twice@example.ee')).toHaveLength(1)
    // Either of the two may come first.
    const toldOf = support.mails.map(({ replyTo }) => (typeof replyTo === 'string' ? replyTo.toLowerCase() : ''))
    expect(toldOf.filter((email) => email === 'twice@example.ee')).toHaveLength(1)
  })

  it('stores the signed-in user, and forgets them with their account', async () => {
    const actor = actorOf('provider')
    await register({ email: 'provider@example.ee' }, actor)
    expect(await stored('provider@example.ee')).toMatchObject([{ user_guid: actor.userGuid }])
    await support.add('erase-tickets', { userGuid: actor.userGuid! })
    await support.runJobs()
    expect(await stored('provider@example.ee')).toEqual([])
  })

  it('names errors field by field', async () => {
    await expect(register({ companyName: 'R', email: 'urmas', agreement: false })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        companyName: { code: 'length-min', values: { val: 3 } },
        email: { code: 'email' },
        agreement: { code: 'terms-required' },
      },
    })
  })

  it.each(['how-to-fly', 'a-blog-article'])('finds no webinar %s', async (slug) => {
    const input = { params: { slug }, body }
    await expect(support.call('registerForWebinar', input, actorOf('guest'))).rejects.toMatchObject({
      code: 'page-not-found',
    })
  })
})

it('lists who has registered for a webinar, as CSV without formulas', async () => {
  const slug = 'another-webinar'
  const registered = { companyName: '=1+1 OÜ', email: 'formula@example.ee', agreement: true }
  await support.call('registerForWebinar', { params: { slug }, body: registered }, actorOf('guest', { locale: 'fr' }))
  const { bytes, headers } = await support.download(
    'exportWebinarRegistrations',
    { params: { slug } },
    actorOf('editor', { locale: 'en' }),
  )
  expect(headers['x-file-name']).toBe('another-webinar.csv')
  const [head, line, ...rest] = bytes.toString().trimEnd().split('\n')
  expect(head).toBe('\uFEFFCompany,Email,Language,Registered at')
  expect(line).toMatch(/^'=1\+1 OÜ,formula@example\.ee,fr,\d{4}-/)
  expect(rest).toEqual([])
})
