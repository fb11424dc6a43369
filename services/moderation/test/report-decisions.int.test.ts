import { randomUUID } from 'node:crypto'
import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const moderation = testQueue()
const party = { companyGuid: randomUUID(), name: 'Kask', slug: 'kask' }
moderation.mock({
  getReviewParties: ({ params }) => ({
    guid: params.guid,
    company: party,
    author: { ...party, name: 'Loire Logiciel' },
    text: 'Never on time.',
  }),
})
const words = { outcome: 'upheld', message: 'It names a person.' } as const

async function report(targetType: ReportTarget = 'review', targetGuid: string = randomUUID(), own = {}) {
  const reporter = actorOf('customer')
  const body = { targetType, targetGuid, reason: 'OTHER' as const, goodFaith: true, ...own }
  await moderation.call('createReport', { body }, reporter)
  const [row] = await moderation.database.query<{ guid: string }>(
    'select report_guid as guid from moderation.reports where reporter_user_guid = $1',
    [reporter.userGuid],
  )
  return { reporter, targetGuid, params: { reportGuid: row!.guid } }
}
const list = (state: 'open' | 'handled') =>
  moderation.call('listReports', { query: { state, limit: 100 } }, moderator())
const listed = async (state: 'open' | 'handled', targetGuid: string) =>
  (await list(state)).list.filter((one) => one.targetGuid === targetGuid)
const decisionsTold = async () =>
  (await moderation.outbox()).filter(({ job }) => job === 'notify-report').map(({ payload }) => payload)

it('is in the open ones with the number of its reporters, the oldest first', async () => {
  const { targetGuid } = await report('review', undefined, { text: 'It is not true.' })
  await report('review', targetGuid)
  const { list: found, total, openCount } = await list('open')
  expect([found.length, openCount]).toEqual([total, total])
  expect(found.map(({ createdAt }) => createdAt)).toEqual(found.map(({ createdAt }) => createdAt).toSorted())
  expect(await listed('open', targetGuid)).toMatchObject([
    { text: 'It is not true.', reportsCount: 2, decision: null },
    { text: null, reportsCount: 2, decision: null },
  ])
})

it('shows its subject and the other reporters', async () => {
  const { targetGuid, params } = await report('review', undefined, { text: 'It is not true.' })
  await report('review', targetGuid)
  expect(await moderation.call('getReport', { params }, moderator())).toMatchObject({
    subject: { name: 'Kask', text: 'Never on time.', author: 'Loire Logiciel', slug: 'kask' },
    reports: [{ text: 'It is not true.' }, { text: null }],
  })
})

it('is answered together with every other report of the same thing, with the moderator and the reason', async () => {
  const { targetGuid, params, reporter } = await report()
  const other = await report('review', targetGuid)
  const answered = await moderation.call('decideReport', { params, body: words }, moderator())
  expect(answered.decision).toMatchObject({ ...words, by: expect.stringContaining('@sild.test') })
  expect(await listed('open', targetGuid)).toEqual([])
  expect(await listed('handled', targetGuid)).toHaveLength(2)
  const [told] = (await decisionsTold()).slice(-1) as { decisionGuid: string }[]
  const decision = await moderation.call('getReportDecision', { params: told! }, actorOf('system'))
  expect(decision).toMatchObject({ targetType: 'review', targetGuid, reason: 'OTHER', ...words })
  expect(new Set(decision.reporterUserGuids)).toEqual(new Set([reporter.userGuid, other.reporter.userGuid]))
})

it('is answered once, also by two moderators at the same time', async () => {
  const { targetGuid, params } = await report()
  const other = await report('review', targetGuid)
  const before = (await decisionsTold()).length
  const answers = await Promise.allSettled(
    [params, other.params, params, other.params].map((one) =>
      moderation.call('decideReport', { params: one, body: words }, moderator()),
    ),
  )
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(['report-decided', 'report-decided', 'report-decided'])
  expect((await decisionsTold()).length).toBe(before + 1)
})

it('removes the case of a publication that is taken down from the queue', async () => {
  const submitted = await moderation.submit()
  const { params } = await report('publication', submitted.publicationGuid)
  await moderation.call('decideReport', { params, body: words }, moderator())
  const after = await moderation.caseOf(submitted.publicationGuid, 1)
  expect(after.state).toBe('withdrawn')
  expect(after.audit.at(-1)).toMatchObject({ action: 'withdrawn', cause: 'reported' })
})

it('leaves the case alone when the report is dismissed', async () => {
  const submitted = await moderation.submit()
  const { params } = await report('publication', submitted.publicationGuid)
  await moderation.call('decideReport', { params, body: { ...words, outcome: 'dismissed' } }, moderator())
  expect((await moderation.caseOf(submitted.publicationGuid, 1)).state).toBe('waiting')
})

it('needs a text that the author can understand', async () => {
  const { params } = await report()
  const call = moderation.call('decideReport', { params, body: { ...words, message: ' ' } }, moderator())
  await expect(call).rejects.toMatchObject({ fields: { message: { code: 'required' } } })
})

it('never changes a decision', async () => {
  const { params } = await report()
  await moderation.call('decideReport', { params, body: words }, moderator())
  const change = moderation.deps.database.knex('reportDecisions').update({ outcome: 'dismissed' })
  await expect(change).rejects.toThrow(/permission denied/)
})

it('finds no unknown report', async () => {
  const params = { reportGuid: randomUUID() }
  const calls = await Promise.allSettled([
    moderation.call('getReport', { params }, moderator()),
    moderation.call('decideReport', { params, body: words }, moderator()),
    moderation.call('getReportDecision', { params: { decisionGuid: randomUUID() } }, actorOf('system')),
  ])
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'report-not-found' }) }
  expect(calls).toEqual([refused, refused, refused])
})
