import { randomUUID } from 'node:crypto'
import type { ReportTarget } from '@sild/contract/moderation/report-schemas'
import type { Actor } from '@sild/contract/actor'
import { actorOf } from '@sild/testing'
import { briefReply, snapshotReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const moderation = testQueue()
const refusal = { code: 'conflict-of-interest', status: 403 }
const companyGuid = randomUUID()
const ownerOf = (guid: string): Actor => {
  const owner = moderator()
  moderation.join(owner, guid)
  return owner
}

describe('the publication of a moderator’s company', () => {
  const submitted = async () => {
    const { caseGuid } = await moderation.submit({ companyGuid })
    return { params: { caseGuid } }
  }

  it('cannot be claimed by them, and the queue says so', async () => {
    const { params } = await submitted()
    const owner = ownerOf(companyGuid)
    const shownTo = async (actor: Actor) => {
      const { list } = await moderation.call('listModerationQueue', { query: { limit: 100 } }, actor)
      const opened = await moderation.call('getModerationCase', { params }, actor)
      return [list.find(({ caseGuid }) => caseGuid === params.caseGuid)?.isOwn, opened.isOwn]
    }
    expect([await shownTo(owner), await shownTo(moderator())]).toEqual([
      [true, true],
      [false, false],
    ])
    await expect(moderation.call('claimModerationCase', { params }, owner)).rejects.toMatchObject(refusal)
  })

  it.each([
    ['approved', 'approvePublication', {}],
    ['rejected', 'rejectPublication', { body: { rule: 'other', message: 'Not like this.' } }],
  ] as const)('is not %s by a moderator who held it before they joined', async (_what, operation, input) => {
    const { params } = await submitted()
    const owner = moderator()
    await moderation.call('claimModerationCase', { params }, owner)
    moderation.join(owner, companyGuid)
    await expect(moderation.call(operation, { params, ...input }, owner)).rejects.toMatchObject(refusal)
  })
})

describe('a report', () => {
  const targetGuid = randomUUID()
  moderation.mock({
    getCompanyBriefs: ({ body }) => ({ companies: body.companyGuids.map((guid) => briefReply(guid)) }),
    getReviewParties: ({ params }) => ({
      guid: params.guid,
      company: { companyGuid: randomUUID(), name: 'Kask', slug: 'kask' },
      author: { companyGuid, name: 'Loire Logiciel', slug: 'loire-logiciel' },
      text: null,
    }),
    getChatParties: () => ({ companyGuids: [companyGuid, randomUUID()] }),
  })
  const reported = async (targetType: ReportTarget, guid: string, reporter = actorOf('customer')) => {
    const [row] = await moderation.database.query<{ reportGuid: string }>(
      `insert into moderation.reports (reporter_user_guid, target_type, target_guid, reason)
       values ($1, $2, $3, 'OTHER') returning report_guid as "reportGuid"`,
      [reporter.userGuid, targetType, guid],
    )
    return { params: row! }
  }
  const body = { outcome: 'dismissed', message: 'All is well.' } as const

  it.each([
    ['company', companyGuid],
    ['publication', targetGuid],
    ['review', randomUUID()],
    ['chat', randomUUID()],
  ] as const)('of a %s is not decided by a member of a company that it concerns', async (targetType, guid) => {
    moderation.snapshots.set(targetGuid, snapshotReply({ guid: targetGuid, companyGuid }))
    const { params } = await reported(targetType, guid)
    const owner = ownerOf(companyGuid)
    expect(await moderation.call('getReport', { params }, owner)).toMatchObject({ isOwn: true })
    await expect(moderation.call('decideReport', { params, body }, owner)).rejects.toMatchObject(refusal)
    expect(await moderation.call('decideReport', { params, body }, moderator())).toMatchObject({ isOwn: false })
  })

  it('is not decided by its sender', async () => {
    const reporter = moderator()
    const { params } = await reported('review', randomUUID(), reporter)
    await expect(moderation.call('decideReport', { params, body }, reporter)).rejects.toMatchObject(refusal)
  })
})
