import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { notificationsService } from '../src/service.ts'

const notifications = testService(notificationsService)

function arrange() {
  const user = actorOf('provider')
  const reviewGuid = randomUUID()
  const author = { companyGuid: randomUUID(), name: 'Loire Logiciel', slug: 'loire-logiciel' }
  notifications.mock({
    getReviewParties: () => ({
      guid: reviewGuid,
      author,
      text: null,
      company: { companyGuid: user.companyGuid!, name: 'Kask', slug: 'kask' },
    }),
    getCompanyMembers: ({ params }) => ({
      members: params.companyGuid === user.companyGuid ? [{ userGuid: user.userGuid!, role: 'owner' }] : [],
    }),
  })
  const told = async () => (await notifications.call('listNotifications', { query: {} }, user)).list
  return { author, reviewGuid, told }
}

it('notifies of a published review once, with its company, and leads to the own page', async () => {
  const { reviewGuid, told } = arrange()
  for (let run = 0; run < 2; run += 1) await notifications.add('notify-review-published', { reviewGuid })
  await notifications.runJobs()
  expect(await told()).toMatchObject([
    { type: 'company-review', values: { company: 'Loire Logiciel' }, target: { companySlug: 'kask' } },
  ])
})

it('reminds the silent side each time, and leads to the company that waits', async () => {
  const { reviewGuid, told } = arrange()
  for (const reminder of [1, 2, 2]) await notifications.add('notify-review-awaited', { reviewGuid, reminder })
  await notifications.runJobs()
  expect(await told()).toMatchObject(
    [1, 2].map(() => ({ type: 'review-awaited', target: { companySlug: 'loire-logiciel' } })),
  )
})

it('names no deleted company', async () => {
  const { author, reviewGuid, told } = arrange()
  await notifications.add('notify-review-published', { reviewGuid })
  await notifications.runJobs()
  await notifications.add('forget-company', { companyGuid: author.companyGuid })
  await notifications.runJobs()
  expect(await told()).toEqual([])
})
