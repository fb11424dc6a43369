import { randomUUID } from 'node:crypto'
import type { OperationName } from '@sild/contract/operations'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestToken, testBff, testEnvironment, tokenFor } from './bff.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  bff.serve(services.urls)
})
afterAll(() => services.kill())

interface Printed {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}
const guid = randomUUID()
const email = 'mari@sild.test'
const password = 'pärnu-mnt-2026'
const search = { query: 'React', index: 'tasks', limit: 10 }

/** Every body and query that section 7 of the specification prints, with its fields and no others. */
const printed: readonly (readonly [OperationName, Printed])[] = [
  ['listCities', { body: { limit: 50 } }],
  ['sendContactForm', { body: { formName: 'CONTACT_US', email, name: 'Mari', description: 'Kas te töötate?' } }],
  ['signIn', { body: { email, password, refresh: true } }],
  ['refreshSession', { body: { token: 'an expired token', refresh: true } }],
  ['registerUser', { body: { email, password, referrer: 'friend', userType: 'provider', basicLocale: 'et' } }],
  ['registerEmail', { body: { email: 'urmas@sild.test' } }],
  ['verifyOnboarding', { body: { verificationToken: 'a token' } }],
  ['requestRecovery', { body: { email } }],
  ['resetPassword', { params: { token: 'a-token' }, body: { password } }],
  ['changeEmail', { body: { email, userType: 'provider' } }],
  ['updateUser', { body: { oldPassword: password, password: 'another-2026' } }],
  ['deleteUser', { body: { password } }],
  ['resendVerification', { body: { userType: 'provider' } }],
  ['saveTips', { body: { tips: ['first-steps'] } }],
  ['unsubscribe', { query: { email } }],
  ['transferAnonymousViews', { body: { anonymousGuid: guid } }],
  [
    'listCompanyReviews',
    { params: { guid }, query: { limit: 10, offset: 0, orderBy: 'date', orderDirection: 'desc' } },
  ],
  ['subscribeToNewsletter', { body: { categories: [1], email, type: 'provider' } }],
  ['updateMailingConfiguration', { body: { publicationUpdates: true, portalUpdates: false } }],
  ['listNotifications', { query: { filterByLimit: 1000 } }],
  ['markNotificationsRead', { body: { notificationIds: [guid] } }],
  ['listPageCategories', { query: { parentCategory: 'help-center' } }],
  ['listPages', { body: { filters: { categorySlug: 'blog', showOnMain: true }, limit: 1000, offset: 0 } }],
  [
    'listPayments',
    { query: { limit: 10, offset: 0, company: guid, direction: 'OUT', status: 'PAID', type: 'subscription' } },
  ],
  [
    'setResponseStatus',
    { params: { cardType: 'project', guid, respondGuid: guid }, body: { status: 'VIEWED', contactsViewed: true } },
  ],
  ['markResponsesRead', { body: { responseGuids: [guid] } }],
  ['withdrawResponse', { body: { guid, type: 'project' } }],
  ['hideCard', { body: { cardGuid: guid, cardType: 'project' } }],
  ['showCard', { body: { cardGuid: guid, cardType: 'project' } }],
  ['recordViews', { body: { publications: [guid] } }],
  ['autocomplete', { body: search }],
  ['autocompleteCompanies', { body: search }],
  ['listSearchHistory', { body: search }],
  ['saveSearch', { body: { query: 'React' } }],
  ['subscribe', { params: { guid, subGuid: guid }, body: { successUrl: '/', cancelUrl: '/search' } }],
  ['createTicket', { body: { title: 'A question', message: 'How?', files: [] } }],
  ['replyToTicket', { params: { guid }, body: { message: 'Thank you', files: [] } }],
  ['searchTags', { body: { search: 'React' } }],
  ['searchHintTags', { body: { categoryId: 1, search: 'React', limit: 10 } }],
  ['createTag', { body: { tag: 'React' } }],
  ['listTopTags', { query: { limit: 10, categoryId: 1 } }],
  ['getRandomHints', { body: { regCode: '16012345', categoryId: 1, types: ['service', 'expert'] } }],
  // Section 3 prints the fields of these entities, section 7 names their calls.
  ['openChat', { body: { respondGuid: guid, respondType: 'project' } }],
  ['sendChatMessage', { body: { chatGuid: guid, message: 'Tere', attachments: [] } }],
  ['addFavorite', { body: { cardGuid: guid, cardType: 'project', listGuid: null } }],
  ['createFavoriteList', { body: { title: 'Partners' } }],
  [
    'writeReview',
    { params: { guid }, body: { ratingQuality: 5, ratingScheduling: 5, ratingCost: 5, ratingNps: 5, text: 'Good' } },
  ],
  [
    'saveRequisites',
    {
      params: { guid },
      body: {
        organisation: 'Põhja Tarkvara OÜ',
        firstName: 'Mari',
        lastName: 'Maasikas',
        vatId: 'EE100931558',
        regCode: 'none',
        orgAddress: 'Pärnu mnt 10, Tallinn',
        postalCode: '10148',
        mobilePhone: '+372 5555 5555',
      },
    },
  ],
]

describe('a body as printed in the specification', () => {
  it.each(printed)('is understood by %s', async (name, { body, params = {}, query = {} }) => {
    const companyGuid = randomUUID()
    const token = tokenFor(bff.deps, { userGuid: randomUUID(), userType: 'provider', isVerified: true, companyGuid })
    const reply = await bff.call(name, { token, params, query, ...(body !== undefined && { body }) })
    // Nothing is there that the call names; what it says is what counts.
    expect(reply.json().error?.fields).toBeUndefined()
    expect(reply.json().error?.code).not.toBe('invalid')
    expect(reply.statusCode).toBeLessThan(500)
  })

  it.each(['registerUser', 'sendContactForm', 'createTag', 'searchTags', 'recordViews'] as const)(
    'is carried out by %s',
    async (name) => {
      const token =
        name === 'createTag' ? tokenFor(bff.deps, { isVerified: true, companyGuid: guid }) : guestToken(bff.deps)
      const { body } = printed.find(([printedName]) => printedName === name)![1]
      const reply = await bff.call(name, { token, body })
      expect([reply.statusCode, reply.json().error]).toEqual([
        reply.statusCode < 300 ? reply.statusCode : 200,
        undefined,
      ])
    },
  )

  it('saves a search for projects under its words', async () => {
    const token = tokenFor(bff.deps, { userGuid: randomUUID(), isVerified: true })
    const reply = await bff.call('saveSearch', { token, body: { query: 'React' } })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().result).toMatchObject({ title: 'React', search: { searchType: 'tasks', query: 'React' } })
  })
})
