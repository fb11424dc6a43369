import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { settleDecision } from '../src/actions/settle-decision.ts'
import { ModerationCase } from '../src/models/moderation-case.ts'
import { moderator, snapshotOf, testQueue } from './queue.ts'

const queue = testQueue()
const ofCase = (caseGuid: string) => ({ params: { caseGuid } })
const rejection = { rule: 'other', message: 'The picture shows a competitor.' } as const

beforeEach(() => {
  queue.deps.undoMs = 0
})

/** A live publication with a paid promotion. */
async function promoted() {
  const publicationGuid = randomUUID()
  const promotionGuid = randomUUID()
  queue.snapshots.set(publicationGuid, snapshotOf({ guid: publicationGuid, publicationStatus: 'ACTIVE', isLive: true }))
  const submit = async () => {
    await queue.add('queue-promotion', { promotionGuid, publicationGuid })
    await queue.runJobs()
  }
  await submit()
  return { promotionGuid, publicationGuid, submit, found: await queue.caseOf(publicationGuid, 1) }
}
const decidedPromotions = async () =>
  (await queue.outbox()).flatMap(({ job, payload }) => (job === 'apply-promotion-decision' ? [payload] : []))

describe('the promotion of what readers see', () => {
  it('is a case of its own, once, due within the hour after the payment', async () => {
    const { found, publicationGuid, submit } = await promoted()
    await submit()
    expect(found).toMatchObject({ state: 'waiting', isPromotion: true, isChange: false, publicationGuid })
    expect(Date.parse(found.dueAt) - Date.now()).toBeGreaterThan(3_500_000)
    const cases = await queue.database.query('select 1 from moderation.moderation_cases where publication_guid = $1', [
      publicationGuid,
    ])
    expect(cases).toHaveLength(1)
  })

  it.each(['approved', 'rejected'] as const)('is %s, and publications get the decision', async (outcome) => {
    const { found, promotionGuid } = await promoted()
    const actor = moderator()
    await queue.call('claimModerationCase', ofCase(found.caseGuid), actor)
    if (outcome === 'approved') await queue.call('approvePublication', ofCase(found.caseGuid), actor)
    else await queue.call('rejectPublication', { ...ofCase(found.caseGuid), body: rejection }, actor)
    await queue.deps.database.transaction(async (trx) => {
      const [row] = await ModerationCase.query(trx).where({ caseGuid: found.caseGuid })
      await settleDecision(trx, queue.deps, { caseGuid: found.caseGuid, version: row!.version })
    })
    expect(await decidedPromotions()).toEqual([{ caseGuid: found.caseGuid, promotionGuid }])
    await queue.runJobs()
  })

  it('is beside a change of the publication, and neither removes the other', async () => {
    const { found, publicationGuid } = await promoted()
    const change = await queue.submit({
      guid: publicationGuid,
      revision: 2,
      isLive: true,
      publishedAt: found.submittedAt,
    })
    expect(change).toMatchObject({ isPromotion: false, isChange: true, state: 'waiting' })
    expect(await queue.caseOf(publicationGuid, 1)).toMatchObject({ isPromotion: true, state: 'waiting' })
    await queue.add('withdraw-case', { publicationGuid, revision: 2 })
    await queue.runJobs()
    expect(await queue.caseOf(publicationGuid, 1)).toMatchObject({ state: 'waiting' })
  })

  it('leaves the queue when publications withdraws it', async () => {
    const { promotionGuid, publicationGuid } = await promoted()
    await queue.add('withdraw-promotion', { promotionGuid })
    await queue.runJobs()
    expect(await queue.caseOf(publicationGuid, 1)).toMatchObject({ state: 'withdrawn' })
  })

  it('cannot be decided once readers no longer see it', async () => {
    const { found, publicationGuid } = await promoted()
    const actor = moderator()
    await queue.call('claimModerationCase', ofCase(found.caseGuid), actor)
    queue.snapshots.set(
      publicationGuid,
      snapshotOf({ guid: publicationGuid, publicationStatus: 'ARCHIVED', isLive: false }),
    )
    await expect(queue.call('approvePublication', ofCase(found.caseGuid), actor)).rejects.toMatchObject({
      code: 'case-outdated',
    })
  })
})
