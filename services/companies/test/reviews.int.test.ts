import { actorOf, type Mocks, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'

const strangers = new Set<string>()
const mocks: Mocks = {
  ...profileMocks,
  getConversation: ({ params }) => ({
    haveBothWritten: !strangers.has(params.companyGuid) && !strangers.has(params.otherCompanyGuid),
  }),
}
const companies = testService(companiesService, { mocks })
const marks = { ratingQuality: 5, ratingScheduling: 4, ratingCost: 3, ratingNps: 5 }
type Own = Awaited<ReturnType<typeof arrangeCompany>>
const pair = async () => [await arrangeCompany(companies), await arrangeCompany(companies)] as const
const write = (author: Own, reviewed: Own, own = {}) =>
  companies.call('writeReview', { params: reviewed.params, body: { ...marks, ...own } }, author.owner)
const mine = (author: Own, reviewed: Own) => companies.call('getMyReview', { params: reviewed.params }, author.owner)
const published = async ({ params }: Own) =>
  (await companies.call('listCompanyReviews', { params }, actorOf('guest'))).list.map(({ text }) => text)
const added = async (job: string) =>
  (await companies.outbox()).filter((entry) => entry.job === job).map(({ payload }) => payload)

describe('a review', () => {
  it('is refused from a session with a deleted company, and about one', async () => {
    const [one, other] = await pair()
    await companies.call('deleteCompany', { params: one.params }, one.owner)
    await expect(write(one, other, { text: 'Too late.' })).rejects.toMatchObject({ code: 'company-required' })
    await expect(write(other, one)).rejects.toMatchObject({ code: 'company-not-found' })
  })

  it('is not suggested for or from a deleted company', async () => {
    const [one, other] = await pair()
    const [third, fourth] = await pair()
    const guids = [(await write(one, other)).guid, (await write(third, fourth)).guid]
    for (const { owner, params } of [one, fourth]) await companies.call('deleteCompany', { params }, owner)
    await companies.database.query(
      `update companies.reviews set created_at = now() - interval '4 days' where review_guid = any($1)`,
      [guids],
    )
    await companies.add('remind-of-reviews', {})
    await companies.runJobs()
    const reminded = await companies.database.query(
      'select 1 from companies.reviews where review_guid = any($1) and reminders_sent > 0',
      [guids],
    )
    expect(reminded).toEqual([])
  })

  it('waits for the other side, and both are published at once', async () => {
    const [one, other] = await pair()
    const first = await write(one, other, { text: 'On time.' })
    expect(first.status).toBe('WAITING')
    expect(await published(other)).toEqual([])
    expect(await mine(other, one)).toEqual({ review: null, mayReview: true, isAwaited: true })
    const second = await write(other, one)
    expect(second.status).toBe('PUBLISHED')
    expect([await published(other), await published(one)]).toEqual([['On time.'], [null]])
    expect(await mine(one, other)).toEqual({
      review: { guid: first.guid, status: 'PUBLISHED', text: 'On time.', ...marks },
      mayReview: false,
      isAwaited: false,
    })
    expect(await added('notify-review-published')).toEqual(
      expect.arrayContaining([{ reviewGuid: first.guid }, { reviewGuid: second.guid }]),
    )
    const { rating, reviewsCount } = await companies.call(
      'getCompany',
      { params: { slugOrGuid: other.company.slug } },
      actorOf('guest'),
    )
    expect([rating, reviewsCount]).toEqual([4, 1])
  })

  it('is published also when both write at the same moment', async () => {
    const [one, other] = await pair()
    const statuses = (await Promise.all([write(one, other), write(other, one)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['PUBLISHED', 'WAITING'])
    expect([(await published(one)).length, (await published(other)).length]).toEqual([1, 1])
  })

  it('is written once, also for repeated presses', async () => {
    const [one, other] = await pair()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => write(one, other)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.status])).toEqual(
      Array.from({ length: 4 }, () => ['review-exists', 409]),
    )
  })

  it('is for companies that have talked, and not for the own one', async () => {
    const [one, other] = await pair()
    strangers.add(one.company.guid)
    await expect(write(one, other)).rejects.toMatchObject({ code: 'review-not-allowed', status: 403 })
    expect(await mine(one, other)).toEqual({ review: null, mayReview: false, isAwaited: false })
    await expect(write(other, other)).rejects.toMatchObject({ code: 'review-not-allowed' })
    expect((await mine(other, other)).mayReview).toBe(false)
  })

  it.each([
    [{ ratingQuality: 0 }, 'ratingQuality', 'value-min'],
    [{ ratingNps: 6 }, 'ratingNps', 'value-max'],
    [{ ratingCost: 3.5 }, 'ratingCost', 'invalid'],
    [{ text: 'x'.repeat(1001) }, 'text', 'length-max'],
    [{ status: 'PUBLISHED' }, 'status', 'unknown-property'],
  ])('refuses %j', async (wrong, field, code) => {
    const [one, other] = await pair()
    await expect(write(one, other, wrong)).rejects.toMatchObject({ fields: { [field]: { code } } })
  })

  it('returns its author and its company to other services alone', async () => {
    const [one, other] = await pair()
    const { guid } = await write(one, other)
    expect(await companies.call('getReviewParties', { params: { guid } }, actorOf('system'))).toMatchObject({
      company: { companyGuid: other.company.guid, slug: other.company.slug },
      author: { companyGuid: one.company.guid, name: one.company.name },
    })
    await expect(companies.call('getReviewParties', { params: { guid } }, one.owner)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('the recent reviews', () => {
  const recent = async (limit = 20) =>
    (await companies.call('listRecentReviews', { query: { limit } }, actorOf('guest'))).list.map(({ text }) => text)
  /** Two companies. The first one has reviewed the second one. */
  async function reviewed(text: string) {
    const [author, company] = await pair()
    await write(author, company, { text })
    await write(company, author)
    return { author, company }
  }
  const since = ({ company }: Own, column: string) =>
    companies.database.query(`update companies.companies set ${column} = now() where company_guid = $1`, [company.guid])

  it.each(['erased_at', 'paused_at', 'hidden_at'])(
    'are those of companies that are shown, on both sides (%s)',
    async (column) => {
      await reviewed(`shown ${column}`)
      const [first, second] = [await reviewed(`author ${column}`), await reviewed(`company ${column}`)]
      expect(await recent(3)).toEqual([`company ${column}`, `author ${column}`, `shown ${column}`])
      await since(first.author, column)
      await since(second.company, column)
      expect((await recent()).filter((text) => text?.endsWith(column))).toEqual([`shown ${column}`])
      expect(await recent(1)).toEqual([`shown ${column}`])
    },
  )
})

describe('remind-of-reviews', () => {
  async function remindAfter(guid: string, days: number) {
    await companies.database.query(
      `update companies.reviews set created_at = now() - make_interval(days => $2) where review_guid = $1`,
      [guid, days],
    )
    await companies.add('remind-of-reviews', {})
    await companies.runJobs()
  }
  it('reminds the silent side after 3, 7 and 13 days, once each', async () => {
    const [one, other] = await pair()
    const { guid } = await write(one, other)
    const sent = async () =>
      (
        await companies.database.query('select reminders_sent as sent from companies.reviews where review_guid = $1', [
          guid,
        ])
      )[0]?.['sent']
    const counts: unknown[] = []
    for (const days of [2, 3, 4, 7, 12, 13, 40]) {
      await remindAfter(guid, days)
      counts.push(await sent())
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
    await write(other, one)
    await remindAfter(guid, 100)
    expect(await sent()).toBe(3)
  })
})
