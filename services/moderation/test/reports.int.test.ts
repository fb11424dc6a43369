import { AppError } from '@sild/service-kit'
import { actorOf, type Mocks, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { moderationService } from '../src/service.ts'

const chatGuid = crypto.randomUUID()
const reviewGuid = crypto.randomUUID()
const party = { companyGuid: crypto.randomUUID(), name: 'Kask', slug: 'kask' }
const mocks: Mocks = {
  getCompanyBriefs: () => ({ companies: [] }),
  getPublicationSnapshots: () => ({ publications: [] }),
  getReviewParties: ({ params }) => {
    if (params.guid !== reviewGuid) throw new AppError('review-not-found')
    return { guid: reviewGuid, company: party, author: { ...party, name: 'Loire Logiciel' }, text: 'Never on time.' }
  },
  getUserContacts: ({ body }) => ({
    users: body.userGuids.map((guid) => ({ guid, email: 'moderator@sild.test', locale: 'en' })),
  }),
  getChat: () => {
    throw new AppError('chat-not-found')
  },
}
const moderation = testService(moderationService, { mocks })
const reporter = actorOf('customer')
const report = { reason: 'FALSE_INFORMATION' as const, text: 'We never worked together.', goodFaith: true }
const stored = () =>
  moderation.database.query('select reporter_user_guid as reporter, target_type as type, text from moderation.reports')

it('stores a report once, also when it is sent again', async () => {
  const body = { targetType: 'review' as const, targetGuid: reviewGuid, ...report }
  await moderation.call('createReport', { body }, reporter)
  const again = { params: { guid: reviewGuid }, body: { ...report, text: 'Again.' } }
  await moderation.call('reportReview', again, reporter)
  expect(await stored()).toEqual([{ reporter: reporter.userGuid, type: 'review', text: report.text }])
})

it.each(['company', 'publication', 'review', 'chat'] as const)('finds no unknown %s', async (targetType) => {
  const body = { targetType, targetGuid: chatGuid, ...report }
  await expect(moderation.call('createReport', { body }, reporter)).rejects.toMatchObject({
    code: 'report-target-not-found',
    status: 404,
  })
})

it.each([
  [{ goodFaith: false }, 'goodFaith', 'good-faith-required'],
  [{ reason: 'BORING' }, 'reason', 'invalid'],
  [{ text: 'x'.repeat(1001) }, 'text', 'length-max'],
])('refuses %j', async (wrong, field, code) => {
  const body = { ...report, ...wrong } as never
  await expect(moderation.call('reportReview', { params: { guid: reviewGuid }, body }, reporter)).rejects.toMatchObject(
    { fields: { [field]: { code } } },
  )
})

it('needs a signed-in user', async () => {
  const call = moderation.call('reportReview', { params: { guid: reviewGuid }, body: report }, actorOf('guest'))
  await expect(call).rejects.toMatchObject({ code: 'sign-in-required' })
})

it('forgets an erased reporter and their text', async () => {
  await moderation.add('erase-reports', { userGuid: reporter.userGuid! })
  await moderation.runJobs()
  expect(await stored()).toEqual([{ reporter: null, type: 'review', text: null }])
})
