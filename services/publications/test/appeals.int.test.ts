import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { AppealOutcome, DecisionKind } from '@sild/contract/moderation/appeal-schemas'
import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { liftRefusal } from '../src/actions/lift-refusal.ts'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const project = (slugOrGuid: string) => ({ params: { cardType: 'project', slugOrGuid } }) as const
const own = (guid: string, owner: Actor) => market.call('getMyPublication', project(guid), owner)
const read = (slug: string) => market.call('getPublication', project(slug), guest())
const snapshotOf = async (guid: string) =>
  (await market.call('getPublicationSnapshots', { body: { publicationGuids: [guid] } }, actorOf('system')))
    .publications[0]

/** Lets another moderator answer an appeal, and the job run twice as jobs may. */
async function answer(
  targetGuid: string,
  decisionGuid: string,
  outcome: AppealOutcome,
  kind: DecisionKind = 'refused',
) {
  market.mock({
    getAppealDecision: ({ params }) => ({
      decidedByUserGuid: randomUUID(),
      ...params,
      decisionGuid,
      kind,
      targetType: 'publication',
      targetGuid,
      outcome,
      message: 'It is a standard indeed.',
      appellantUserGuid: randomUUID(),
    }),
  })
  const appealGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await market.add('lift-publication-refusal', { appealGuid })
  await market.runJobs()
}

async function refused(owner = customer()) {
  const { guid, slug } = await market.call('createProject', { body: market.body() }, owner)
  await market.decide(guid, 1, 'rejected')
  const { decision } = await own(guid, owner)
  return { owner, guid, slug, decisionGuid: decision!.decisionGuid! }
}

it('publishes a publication when its refusal was overturned, and leaves one where it was confirmed', async () => {
  const { owner, guid, slug, decisionGuid } = await refused()
  expect(await snapshotOf(guid)).toMatchObject({ refusedBy: decisionGuid })
  await answer(guid, decisionGuid, 'confirmed')
  expect((await own(guid, owner)).publicationStatus).toBe('REJECTED')
  await answer(guid, decisionGuid, 'turned')
  expect(await own(guid, owner)).toMatchObject({ publicationStatus: 'ACTIVE', revision: 1, decision: null })
  expect(await read(slug)).toMatchObject({ guid })
  expect(await snapshotOf(guid)).toMatchObject({ refusedBy: null, isLive: true })
})

/** Takes a publication down, as a report that is upheld does. */
async function takeDown(targetGuid: string): Promise<string> {
  const decisionGuid = randomUUID()
  market.mock({
    getReportDecision: ({ params }) => ({
      ...params,
      targetType: 'publication',
      targetGuid,
      reason: 'OTHER',
      outcome: 'upheld',
      message: 'There is no such shop.',
      decidedAt: new Date().toISOString(),
      reporterUserGuids: [],
    }),
  })
  await market.add('uphold-publication-report', { decisionGuid })
  await market.runJobs()
  return decisionGuid
}

it('restores a publication that was taken down after a report, with its place among the newest', async () => {
  const owner = customer()
  const { guid, publishedAt } = await market.publish(owner)
  const decisionGuid = await takeDown(guid)
  expect((await own(guid, owner)).decision).toMatchObject({ decisionGuid })
  await answer(guid, decisionGuid, 'turned', 'taken-away')
  expect(await own(guid, owner)).toMatchObject({ publicationStatus: 'ACTIVE', publishedAt })
})

const edit = (guid: string, owner: Actor, revision: number, change: object = {}) =>
  market.call('updateProject', { params: { guid }, body: { ...market.body(change), revision } }, owner)

it('restores the published version, while the waiting change then waits for a moderator again', async () => {
  const owner = customer()
  const { guid, name, publishedAt, slug } = await market.publish(owner)
  await edit(guid, owner, 1, { name: 'A change that nobody has seen' })
  const decisionGuid = await takeDown(guid)
  await expect(read(slug)).rejects.toMatchObject({ code: 'publication-not-found' })
  await answer(guid, decisionGuid, 'turned', 'taken-away')
  expect(await read(slug)).toMatchObject({ name, publishedAt })
  const waiting = {
    publicationStatus: 'MODERATION',
    name: 'A change that nobody has seen',
    revision: 3,
    decision: null,
  }
  expect(await own(guid, owner)).toMatchObject(waiting)
  await market.decide(guid, 3)
  expect(await read(slug)).toMatchObject({ name: 'A change that nobody has seen', publishedAt })
})

it('has a moderator check unpublished changes first', async () => {
  const owner = customer()
  const { guid, slug } = await market.publish(owner)
  await edit(guid, owner, 1, { isDraft: true })
  await edit(guid, owner, 2, { name: 'A change that nobody has seen' })
  const decisionGuid = await takeDown(guid)
  await answer(guid, decisionGuid, 'turned', 'taken-away')
  expect(await own(guid, owner)).toMatchObject({ publicationStatus: 'MODERATION', revision: 4 })
  await expect(read(slug)).rejects.toMatchObject({ code: 'publication-not-found' })
})

it('publishes a change when its refusal was overturned, though an earlier one waited at the takedown', async () => {
  const owner = customer()
  const { guid, slug } = await market.publish(owner)
  await edit(guid, owner, 1)
  await takeDown(guid)
  await edit(guid, owner, 2, { name: 'A change that was refused' })
  await expect(read(slug)).rejects.toMatchObject({ code: 'publication-not-found' })
  await market.decide(guid, 3, 'rejected')
  const { decision } = await own(guid, owner)
  await answer(guid, decision!.decisionGuid!, 'turned')
  expect(await own(guid, owner)).toMatchObject({ publicationStatus: 'ACTIVE', revision: 3 })
  expect(await read(slug)).toMatchObject({ name: 'A change that was refused' })
})

it('enqueues search and moderation for a restored publication with a waiting change', async () => {
  const owner = customer()
  const { guid } = await market.publish(owner)
  await edit(guid, owner, 1)
  const decisionGuid = await takeDown(guid)
  await market.deps.database.transaction((trx) => liftRefusal(trx, market.deps, { decisionGuid, targetGuid: guid }))
  const told = (await market.outbox()).map(({ job }) => job)
  expect(told).toEqual(expect.arrayContaining(['screen-publication', 'index-publication', 'list-company']))
})

it('ignores a publication that its author has edited meanwhile, and one that was refused again', async () => {
  const { owner, guid, decisionGuid } = await refused()
  const body = { ...market.body({ name: 'Another name' }), revision: 1 }
  await market.call('updateProject', { params: { guid }, body }, owner)
  await answer(guid, decisionGuid, 'turned')
  expect((await own(guid, owner)).publicationStatus).toBe('MODERATION')
  await market.decide(guid, 2, 'rejected')
  await answer(guid, decisionGuid, 'turned')
  expect((await own(guid, owner)).publicationStatus).toBe('REJECTED')
})

it('keeps a publication when a reporter has appealed', async () => {
  const { owner, guid, decisionGuid } = await refused()
  await answer(guid, decisionGuid, 'turned', 'dismissed')
  expect((await own(guid, owner)).publicationStatus).toBe('REJECTED')
})

it('withdraws appeals when a refused publication is moved to drafts or deleted', async () => {
  const told = async (guid: string) =>
    (await market.outbox()).filter(
      ({ job, payload }) => job === 'withdraw-appeals' && JSON.stringify(payload).includes(guid),
    ).length
  const [drafted, deleted] = [await refused(), await refused()]
  const before = [await told(drafted.guid), await told(deleted.guid)]
  const keyOf = (guid: string) => ({ params: { cardType: 'project', guid } }) as const
  await market.call('movePublicationToDrafts', keyOf(drafted.guid), drafted.owner)
  await market.call('deletePublication', keyOf(deleted.guid), deleted.owner)
  const after = [await told(drafted.guid), await told(deleted.guid)]
  expect(after.map((count, index) => count > before[index]!)).toEqual([true, true])
})
