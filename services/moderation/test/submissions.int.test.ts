import { actorOf, keyOfUpload, uploaded } from '@sild/testing'
import { expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const queue = testQueue()
const ofCase = (caseGuid: string) => ({ params: { caseGuid } })

it('queues a submission with its findings, due within the hour', async () => {
  const found = await queue.submit({ description: 'Call +372 5123 4567' })
  expect(found).toMatchObject({
    state: 'waiting',
    isChange: false,
    revision: 1,
    companyName: 'Loire Logiciel',
    decision: null,
    audit: [{ action: 'queued', actor: null }],
  })
  expect(found.findings.map(({ rule }) => rule)).toEqual(['contacts-in-text', 'other'])
  expect(Date.parse(found.dueAt) - Date.parse(found.submittedAt)).toBe(3_600_000)
  expect(queue.live).toContainEqual({
    to: { role: 'moderator' },
    type: 'moderation-queue-changed',
    payload: { caseGuid: found.caseGuid },
  })
})

it('shows the submitted files, and stores no address of them', async () => {
  const media = [{ url: uploaded('plan.pdf'), name: 'Plan.pdf' }]
  const { caseGuid, publication } = await queue.submit({ media, cvUrl: uploaded('cv.pdf') })
  expect(publication).toMatchObject({ media, cvUrl: uploaded('cv.pdf') })
  const [row] = await queue.database.query<{ kept: string }>(
    'select publication::text as kept from moderation.moderation_cases where case_guid = $1',
    [caseGuid],
  )
  expect(row!.kept).toContain(keyOfUpload('plan.pdf'))
  expect(row!.kept).not.toContain('https://uploads.sild.test')
})

it('queues a revision once, also when it is screened again', async () => {
  const found = await queue.submit()
  await queue.add('screen-publication', { publicationGuid: found.publicationGuid, revision: 1 })
  await queue.add('screen-publication', { publicationGuid: found.publicationGuid, revision: 1 })
  await queue.runJobs()
  expect(
    await queue.database.query('select 1 from moderation.moderation_cases where publication_guid = $1', [
      found.publicationGuid,
    ]),
  ).toHaveLength(1)
  expect((await queue.caseOf(found.publicationGuid, 1)).audit).toHaveLength(1)
})

it('names a publication with the same text', async () => {
  const first = await queue.submit({ name: 'First shop' })
  const second = await queue.submit({ description: first.publication.description.toUpperCase() })
  expect(second.findings).toContainEqual({
    rule: 'duplicate',
    field: 'description',
    quote: 'First shop (Loire Logiciel)',
  })
})

it('replaces the open case of an earlier revision and shows the approved version', async () => {
  const first = await queue.submit()
  const snapshot = queue.snapshots.get(first.publicationGuid)!
  const asApproved = { name: 'As approved', translations: { et: { name: 'Pood', description: 'Tammelauad.' } } }
  queue.mock({
    getPublicationSnapshots: ({ body }) => ({
      publications: body.publicationGuids.flatMap((guid) => {
        const current = queue.snapshots.get(guid)
        return current ? [body.content === 'approved' ? { ...current, ...asApproved } : current] : []
      }),
    }),
  })
  const second = await queue.submit({ ...snapshot, revision: 2, isLive: true, publishedAt: new Date().toISOString() })
  expect(second).toMatchObject({
    state: 'waiting',
    isChange: true,
    approvedBefore: asApproved,
    publication: { name: 'Web shop' },
  })
  expect(await queue.caseOf(first.publicationGuid, 1)).toMatchObject({
    state: 'withdrawn',
    audit: [{ action: 'queued' }, { action: 'withdrawn', actor: null, cause: 'superseded', note: null }],
  })
})

it('removes a withdrawn publication from the queue, also one decided and not settled', async () => {
  const actor = moderator()
  const waiting = await queue.submit()
  const decidedCase = await queue.submit()
  await queue.call('claimModerationCase', ofCase(decidedCase.caseGuid), actor)
  await queue.call('approvePublication', ofCase(decidedCase.caseGuid), actor)
  for (const { publicationGuid } of [waiting, decidedCase])
    await queue.add('withdraw-case', { publicationGuid, revision: 1 })
  await queue.runJobs()
  for (const { caseGuid } of [waiting, decidedCase])
    expect(await queue.call('getModerationCase', ofCase(caseGuid), actor)).toMatchObject({ state: 'withdrawn' })
  await queue.database.query(`update moderation.outbox set run_at = now() where job = 'settle-decision'`)
  await queue.runJobs()
  await expect(
    queue.call('getModerationDecision', ofCase(decidedCase.caseGuid), actorOf('system')),
  ).rejects.toMatchObject({ code: 'case-not-found' })
})

it('does not queue a revision that left moderation before the screening', async () => {
  const found = await queue.submit()
  const gone = {
    ...queue.snapshots.get(found.publicationGuid)!,
    guid: crypto.randomUUID(),
    publicationStatus: 'DRAFT' as const,
  }
  queue.snapshots.set(gone.guid, gone)
  await queue.add('screen-publication', { publicationGuid: gone.guid, revision: 1 })
  await queue.add('screen-publication', { publicationGuid: crypto.randomUUID(), revision: 1 })
  await queue.runJobs()
  expect(
    await queue.database.query('select 1 from moderation.moderation_cases where publication_guid = $1', [gone.guid]),
  ).toEqual([])
})
