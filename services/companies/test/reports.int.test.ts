import { randomUUID } from 'node:crypto'
import type { AppealOutcome } from '@sild/contract/moderation/appeal-schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { upholdReport } from '../src/actions/uphold-report.ts'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'
import { snapshotOf } from './arrange.ts'

const snapshots = new Map<string, PublicationSnapshot>()
const companies = testService(companiesService, {
  mocks: {
    ...profileMocks,
    getConversation: () => ({ haveBothWritten: true }),
    getPublicationSnapshots: ({ body }) => ({
      publications: body.publicationGuids.flatMap((guid) => snapshots.get(guid) ?? []),
    }),
  },
})
const marks = { ratingQuality: 5, ratingScheduling: 4, ratingCost: 3, ratingNps: 5 }
type Own = Awaited<ReturnType<typeof arrangeCompany>>
const page = ({ company }: Own) =>
  companies.call('getCompany', { params: { slugOrGuid: company.slug } }, actorOf('guest'))

/** Lets moderation answer a report, and the job run twice as jobs may. */
async function answer(targetType: 'review' | 'company', targetGuid: string, outcome: 'upheld' | 'dismissed') {
  companies.mock({
    getReportDecision: ({ params }) => ({
      ...params,
      targetType,
      targetGuid,
      reason: 'OTHER',
      outcome,
      message: 'It names a person.',
      decidedAt: new Date().toISOString(),
      reporterUserGuids: [],
    }),
  })
  const decisionGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await companies.add('uphold-company-report', { decisionGuid })
  await companies.runJobs()
}

/** Lets another moderator answer an appeal against that. */
async function answerAppeal(targetType: 'review' | 'company', targetGuid: string, outcome: AppealOutcome) {
  companies.mock({
    getAppealDecision: ({ params }) => ({
      decidedByUserGuid: randomUUID(),
      ...params,
      decisionGuid: randomUUID(),
      kind: 'taken-away',
      targetType,
      targetGuid,
      outcome,
      message: 'The person has agreed.',
      appellantUserGuid: randomUUID(),
    }),
  })
  const appealGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await companies.add('lift-company-report', { appealGuid })
  await companies.runJobs()
}

it('hides a review after an upheld report, and no longer counts it', async () => {
  const [one, other] = [await arrangeCompany(companies), await arrangeCompany(companies)]
  const write = (author: Own, reviewed: Own) =>
    companies.call('writeReview', { params: reviewed.params, body: { ...marks, text: 'Mari is lazy.' } }, author.owner)
  const { guid } = await write(one, other)
  await write(other, one)
  const published = async ({ params }: Own) =>
    (await companies.call('listCompanyReviews', { params }, actorOf('guest'))).total
  await answer('review', guid, 'dismissed')
  expect(await published(other)).toBe(1)
  await answer('review', guid, 'upheld')
  expect([await published(other), await published(one)]).toEqual([0, 1])
  expect(await page(other)).toMatchObject({ rating: null, reviewsCount: 0 })
  const outdated = { to: { pages: [`company:${other.company.guid}`] }, type: 'pages-outdated', payload: {} }
  expect(companies.live).toContainEqual(outdated)
  await answerAppeal('review', guid, 'confirmed')
  expect(await published(other)).toBe(0)
  await answerAppeal('review', guid, 'turned')
  expect(await published(other)).toBe(1)
  expect(await page(other)).toMatchObject({ reviewsCount: 1 })
})

it('removes a company from the catalogue after an upheld report, whether it publishes or not', async () => {
  const own = await arrangeCompany(companies)
  const publish = async () => {
    const snapshot = snapshotOf(own.company.guid)
    snapshots.set(snapshot.guid, snapshot)
    await companies.add('list-company', { publicationGuid: snapshot.guid, revision: snapshot.revision })
    await companies.runJobs()
  }
  await publish()
  expect((await page(own)).isListed).toBe(true)
  await answer('company', own.company.guid, 'upheld')
  expect((await page(own)).isListed).toBe(false)
  await publish()
  expect((await page(own)).isListed).toBe(false)
  await answerAppeal('company', own.company.guid, 'confirmed')
  expect((await page(own)).isListed).toBe(false)
  await answerAppeal('company', own.company.guid, 'turned')
  expect((await page(own)).isListed).toBe(true)
})

it('lists a company again only with something to show', async () => {
  const own = await arrangeCompany(companies)
  await answer('company', own.company.guid, 'upheld')
  await answerAppeal('company', own.company.guid, 'turned')
  expect((await page(own)).isListed).toBe(false)
})

it('publishes a removal once, so that views of its contacts are returned', async () => {
  const { company } = await arrangeCompany(companies)
  await companies.runJobs()
  const decision = { targetType: 'company', targetGuid: company.guid } as const
  for (let again = 0; again < 2; again += 1)
    await companies.deps.database.transaction((trx) => upholdReport(trx, companies.deps, decision))
  const jobs = (await companies.outbox()).filter(({ job }) => job === 'return-contact-views')
  expect(jobs).toMatchObject([{ payload: { companyGuid: company.guid } }])
  await companies.runJobs()
})
