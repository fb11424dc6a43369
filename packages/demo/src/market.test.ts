import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { describe, expect, it } from 'vitest'
import { market } from './market.ts'
import type { FavoriteCardType, Publication, PublicationKind } from './types.ts'

const demo = market()

const companyByGuid = new Map(demo.companies.map((company) => [company.companyGuid, company]))
const publicationByGuid = new Map(demo.publications.map((publication) => [publication.publicationGuid, publication]))

const ofKind = (kind: PublicationKind) => demo.publications.filter((publication) => publication.kind === kind)
const ofCountry = (code: string) => demo.companies.filter((company) => company.countryCode === code)
const citiesOf = (code: string) => demo.cities.filter((city) => city.countryCode === code)
const pagesOf = (kind: string) => demo.pages.filter((page) => page.kind === kind)
const slugs = (publications: Publication[]) => publications.map((publication) => publication.slug)

describe('the numbers of a real market', () => {
  it.each([
    ['companies', demo.companies, 60],
    ['companies of Estonia', ofCountry('EE'), 30],
    ['companies of France', ofCountry('FR'), 30],
    ['projects', ofKind('project'), 80],
    ['services', ofKind('service'), 120],
    ['experts', ofKind('expert'), 100],
    ['publications waiting for a moderator', demo.publications.filter(({ status }) => status === 'MODERATION'), 8],
    ['publications to object to', demo.publications.filter(({ concerns }) => concerns.length > 0), 4],
    ['promoted publications', demo.publications.filter(({ promotedDaysLeft }) => promotedDaysLeft !== null), 10],
    ['responses', demo.responses, 120],
    ['chats with an answer', demo.chats.filter(({ messages }) => messages.filter(({ text }) => text).length > 1), 60],
    ['reviews', demo.reviews, 70],
    ['tags', demo.tags, 250],
    ['cities of Estonia', citiesOf('EE'), 30],
    ['cities of France', citiesOf('FR'), 60],
    ['blog articles', pagesOf('blog'), 9],
    ['help articles', pagesOf('help'), 14],
    ['help categories', demo.pageCategories.filter(({ kind }) => kind === 'help'), 4],
    ['news', pagesOf('news'), 3],
    ['policies', pagesOf('policy'), 3],
    ['events', demo.events, 4],
  ])('has enough %s', (_what, items, least) => {
    expect(items.length).toBeGreaterThanOrEqual(least)
  })

  it('shows every status of a publication', () => {
    const statuses = new Set(demo.publications.map((publication) => publication.status))
    expect(statuses).toEqual(new Set(['ACTIVE', 'MODERATION', 'DRAFT', 'REJECTED', 'ARCHIVED']))
  })

  it('knows English by the id of the specification', () => {
    expect(demo.languages.find((language) => language.code === 'en')?.languageId).toBe(28)
  })
})

describe('determinism', () => {
  it('creates the same market twice', () => {
    expect(market()).toEqual(demo)
  })

  it('never gives one guid to two things', () => {
    const guids = [
      ...demo.companies.map((one) => one.companyGuid),
      ...demo.companies.flatMap((one) => one.cases.map((shown) => shown.caseGuid)),
      ...demo.publications.map((one) => one.publicationGuid),
      ...demo.responses.map((one) => one.responseGuid),
      ...demo.chats.flatMap((one) => [one.chatGuid, ...one.messages.map((message) => message.messageGuid)]),
      ...demo.reviews.map((one) => one.reviewGuid),
      ...demo.notifications.map((one) => one.notificationGuid),
      ...demo.favorites.map((one) => one.favoriteGuid),
      ...demo.users.map((one) => one.userGuid),
      ...demo.tags.map((one) => one.tagGuid),
      ...demo.payments.map((one) => one.paymentGuid),
      ...demo.subscriptions.map((one) => one.subscriptionGuid),
      ...demo.pages.map((one) => one.pageGuid),
      ...demo.events.map((one) => one.eventGuid),
    ]
    expect(new Set(guids).size).toBe(guids.length)
  })
})

describe('references', () => {
  const userGuids = new Set(demo.users.map((user) => user.userGuid))
  const chatGuids = new Set(demo.chats.map((chat) => chat.chatGuid))
  const responseGuids = new Set(demo.responses.map((response) => response.responseGuid))
  const reviewGuids = new Set(demo.reviews.map((review) => review.reviewGuid))
  const ticketGuids = new Set(demo.tickets.map((ticket) => ticket.ticketGuid))
  const listGuids = new Set(demo.favoriteLists.map((list) => list.listGuid))
  const tagGuids = new Set(demo.tags.map((tag) => tag.tagGuid))
  const categoryIds = new Set(demo.categories.map((category) => category.categoryId))
  const countryByCity = new Map(demo.cities.map((city) => [city.cityId, city.countryCode]))
  const known = (guids: { has(guid: string): boolean }, guid: string | null) => guid === null || guids.has(guid)

  it('place companies in their own country', () => {
    const lost = demo.companies.filter((company) => countryByCity.get(company.cityId) !== company.countryCode)
    expect(lost.map((company) => company.slug)).toEqual([])
  })

  it('of publications lead somewhere', () => {
    const lost = demo.publications.filter(
      (publication) =>
        !companyByGuid.has(publication.companyGuid) ||
        !userGuids.has(publication.authorGuid) ||
        !categoryIds.has(publication.categoryId) ||
        !publication.tagGuids.every((guid) => tagGuids.has(guid)) ||
        !publication.locations.every(
          (place) => place.cityId === null || countryByCity.get(place.cityId) === place.countryCode,
        ),
    )
    expect(slugs(lost)).toEqual([])
  })

  it('of chats and reviews lead somewhere', () => {
    expect(
      demo.chats.filter(
        (chat) => !responseGuids.has(chat.responseGuid) || !publicationByGuid.has(chat.publicationGuid),
      ),
    ).toEqual([])
    expect(
      demo.reviews.filter((review) => !chatGuids.has(review.chatGuid) || !userGuids.has(review.authorGuid)),
    ).toEqual([])
  })

  it('of notifications lead somewhere', () => {
    const lost = demo.notifications.filter(
      (one) =>
        !userGuids.has(one.userGuid) ||
        !known(publicationByGuid, one.publicationGuid) ||
        !known(companyByGuid, one.companyGuid) ||
        !known(chatGuids, one.chatGuid) ||
        !known(reviewGuids, one.reviewGuid) ||
        !known(ticketGuids, one.ticketGuid),
    )
    expect(lost).toEqual([])
  })

  it('of reports lead somewhere', () => {
    const targets = { company: companyByGuid, review: reviewGuids, publication: publicationByGuid }
    const lost = demo.reports.filter(
      (one) => !userGuids.has(one.reporterUserGuid) || !targets[one.targetType].has(one.targetGuid),
    )
    expect([demo.reports.length, lost]).toEqual([4, []])
  })

  it('of favourites lead somewhere', () => {
    const cards: Record<FavoriteCardType, { has(guid: string): boolean }> = {
      project: publicationByGuid,
      service: publicationByGuid,
      expert: publicationByGuid,
      company: companyByGuid,
      response: responseGuids,
    }
    const lost = demo.favorites.filter(
      (one) => !cards[one.cardType].has(one.cardGuid) || !known(listGuids, one.listGuid),
    )
    expect(lost).toEqual([])
  })

  it('of pages name a category of their kind', () => {
    const categories = new Set(demo.pageCategories.map((category) => `${category.kind}/${category.slug}`))
    const lost = demo.pages.filter(
      (page) => page.categorySlug !== null && !categories.has(`${page.kind}/${page.categorySlug}`),
    )
    expect(lost.map((page) => page.slug)).toEqual([])
  })
})

describe('the order of events', () => {
  const joined = (companyGuid: string) => companyByGuid.get(companyGuid)?.joinedAgeMinutes ?? 0

  it('happens only after its company has joined', () => {
    expect(slugs(demo.publications.filter((one) => one.createdAgeMinutes > joined(one.companyGuid)))).toEqual([])
    expect(demo.responses.filter((one) => one.createdAgeMinutes > joined(one.companyGuid))).toEqual([])
  })

  it('lets companies answer public publications only, and never their own', () => {
    const impossible = demo.responses.filter((response) => {
      const publication = publicationByGuid.get(response.publicationGuid)
      if (!publication || publication.companyGuid === response.companyGuid) return true
      if (publication.status !== 'ACTIVE' && publication.status !== 'ARCHIVED') return true
      const publicSince =
        publication.kind === 'project' ? (publication.publishedAgeMinutes ?? 0) : publication.createdAgeMinutes
      return response.createdAgeMinutes > publicSince
    })
    expect(impossible.map((response) => response.message)).toEqual([])
  })

  it('keeps the lines of a chat in order', () => {
    for (const { messages } of demo.chats) {
      const ages = messages.map((message) => message.sentAgeMinutes)
      expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    }
  })

  it('has no message read before it was sent', () => {
    const messages = demo.chats.flatMap((chat) => chat.messages)
    expect(messages.filter(({ sentAgeMinutes, readAgeMinutes }) => (readAgeMinutes ?? 0) > sentAgeMinutes)).toEqual([])
  })

  it('closes the chats of archived publications', () => {
    const open = demo.chats.filter(
      (chat) => chat.state === 'active' && publicationByGuid.get(chat.publicationGuid)?.status === 'ARCHIVED',
    )
    expect(open).toEqual([])
  })

  it('publishes reviews only in pairs', () => {
    const count = (chatGuid: string) => demo.reviews.filter((review) => review.chatGuid === chatGuid).length
    const wrong = demo.reviews.filter((review) => (review.status === 'PUBLISHED') !== (count(review.chatGuid) === 2))
    expect(wrong).toEqual([])
  })

  it('lets active publications live as long as those of members', () => {
    const lifetimes = demo.publications.flatMap(({ status, expiresAgeMinutes, publishedAgeMinutes }) =>
      status === 'ACTIVE' ? [(publishedAgeMinutes! - expiresAgeMinutes!) / (24 * 60)] : [],
    )
    expect(new Set(lifetimes)).toEqual(new Set([lifetimeDays]))
  })

  it('lets active publications expire in the future', () => {
    const expired = demo.publications.filter(
      ({ status, expiresAgeMinutes }) => status === 'ACTIVE' && (expiresAgeMinutes ?? 0) >= 0,
    )
    expect(slugs(expired)).toEqual([])
  })
})

describe('the demo accounts', () => {
  it('cover every role, both plans and both states of the address', () => {
    expect(new Set(demo.accounts.map((account) => account.role))).toEqual(
      new Set(['customer', 'provider', 'moderator', 'support', 'editor', 'admin']),
    )
    expect(new Set(demo.accounts.map((account) => account.isVerified))).toEqual(new Set([true, false]))
    expect(new Set(demo.accounts.map((account) => account.plan))).toEqual(new Set(['free', 'startup', null]))
  })

  it('sign in as users of the market', () => {
    for (const { userGuid, email, password, isVerified } of demo.accounts) {
      expect(demo.users).toContainEqual(expect.objectContaining({ userGuid, email, password, isVerified }))
    }
  })

  it.each(['customer@sild.test', 'provider@sild.test'])(
    'give %s all five states, new answers and unread lines',
    (email) => {
      const companyGuid = demo.users.find((user) => user.email === email)?.companyGuid ?? ''
      const own = demo.publications.filter((publication) => publication.companyGuid === companyGuid)
      const received = demo.responses.filter(
        (response) => publicationByGuid.get(response.publicationGuid)?.companyGuid === companyGuid,
      )
      const unread = demo.chats.filter(
        (chat) =>
          (chat.ownerCompanyGuid === companyGuid || chat.responderCompanyGuid === companyGuid) &&
          chat.messages.some((message) => message.readAgeMinutes === null && message.companyGuid !== companyGuid),
      )
      expect(new Set(own.map(({ status }) => status))).toEqual(
        new Set(['ACTIVE', 'MODERATION', 'DRAFT', 'REJECTED', 'ARCHIVED']),
      )
      expect(received.map(({ status }) => status)).toEqual(expect.arrayContaining(['UNVIEWED', 'VIEWED']))
      expect(unread.length).toBeGreaterThan(1)
    },
  )
})
