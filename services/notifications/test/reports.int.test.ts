import { randomUUID } from 'node:crypto'
import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { notificationsService } from '../src/service.ts'

const notifications = testService(notificationsService)
const party = (companyGuid: string, name: string, slug: string) => ({ companyGuid, name, slug })

async function answer(targetType: ReportTarget, outcome: 'upheld' | 'dismissed') {
  const [reporter, author] = [actorOf('customer'), actorOf('provider')]
  notifications.mock({
    getReportDecision: ({ params }) => ({
      ...params,
      targetType,
      targetGuid: randomUUID(),
      reason: 'OTHER',
      outcome,
      message: 'It names a person.',
      decidedAt: new Date().toISOString(),
      reporterUserGuids: [reporter.userGuid!],
    }),
    getReviewParties: ({ params }) => ({
      guid: params.guid,
      company: party(randomUUID(), 'Kask', 'kask'),
      author: party(author.companyGuid!, 'Loire Logiciel', 'loire-logiciel'),
      text: null,
    }),
    getCompanyMembers: ({ params }) => ({
      members: params.companyGuid === author.companyGuid ? [{ userGuid: author.userGuid!, role: 'owner' }] : [],
    }),
  })
  const decisionGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await notifications.add('notify-report', { decisionGuid })
  await notifications.runJobs()
  const told = async (user: typeof reporter) =>
    (await notifications.call('listNotifications', { query: {} }, user)).list
  return { reporter: await told(reporter), author: await told(author) }
}

it('notifies the reporter of the decision, and the author of the removal, once', async () => {
  const told = await answer('review', 'upheld')
  expect(told.reporter).toMatchObject([{ type: 'report-decided', values: { outcome: 'upheld' }, target: {} }])
  expect(told.author).toMatchObject([
    {
      type: 'content-hidden',
      values: { targetType: 'review', name: 'Kask', reason: 'It names a person.' },
      target: { decisionGuid: expect.any(String) },
    },
  ])
})

it('notifies only the reporter when a report was dismissed', async () => {
  const told = await answer('review', 'dismissed')
  expect(told.reporter).toMatchObject([{ target: { decisionGuid: expect.any(String) } }])
  expect(told.author).toEqual([])
})

it('notifies no author of a chat, which shows by itself that it is closed', async () => {
  const told = await answer('chat', 'upheld')
  expect([told.reporter.length, told.author]).toEqual([1, []])
})

it.each(['turned', 'confirmed'] as const)(
  'notifies the appellant that the decision is %s, and why, once',
  async (outcome) => {
    const author = actorOf('customer')
    const decisionGuid = randomUUID()
    notifications.mock({
      getAppealDecision: ({ params }) => ({
        decidedByUserGuid: randomUUID(),
        ...params,
        decisionGuid,
        kind: 'refused',
        targetType: 'publication',
        targetGuid: randomUUID(),
        outcome,
        message: 'It is a standard indeed.',
        appellantUserGuid: author.userGuid!,
      }),
    })
    const appealGuid = randomUUID()
    for (let run = 0; run < 2; run += 1) await notifications.add('notify-appeal', { appealGuid })
    await notifications.runJobs()
    expect((await notifications.call('listNotifications', { query: {} }, author)).list).toMatchObject([
      { type: 'appeal-decided', values: { outcome, reason: 'It is a standard indeed.' }, target: { decisionGuid } },
    ])
    // Unread notifications are mailed.
    const bundled = (await notifications.outbox()).filter(
      ({ job, payload }) => job === 'bundle-news' && JSON.stringify(payload).includes(author.userGuid!),
    )
    expect(bundled).toHaveLength(1)
  },
)
