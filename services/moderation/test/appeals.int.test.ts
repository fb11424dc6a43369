import { randomUUID } from 'node:crypto'
import { limits } from '@sild/contract/limits'
import type { Actor } from '@sild/contract/actor'
import { actorOf } from '@sild/testing'
import { snapshotReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const moderation = testQueue()
const text = 'The number is that of a standard, not of a phone.'
const answer = { outcome: 'turned', message: 'It is a standard indeed.' } as const

/** A publication that a moderator has refused, and that its service returns as refused. */
async function refused() {
  const [owner, first] = [actorOf('customer'), moderator()]
  const { companyGuid } = owner
  moderation.join(owner, companyGuid!)
  const { caseGuid, publicationGuid } = await moderation.submit({ companyGuid: companyGuid! })
  const params = { caseGuid }
  await moderation.call('claimModerationCase', { params }, first)
  const body = { rule: 'contacts-in-text', message: 'It names a phone number.', quote: '9001 2015' } as const
  await moderation.call('rejectPublication', { params, body }, first)
  const [row] = await moderation.database.query<{ version: number }>(
    'select version from moderation.moderation_cases where case_guid = $1',
    [caseGuid],
  )
  await moderation.add('settle-decision', { caseGuid, version: row!.version })
  await moderation.runJobs()
  change(publicationGuid, { publicationStatus: 'REJECTED', refusedBy: caseGuid })
  return { owner, first, publicationGuid, decision: { decisionGuid: caseGuid } }
}
const change = (guid: string, own: object) =>
  moderation.snapshots.set(guid, { ...moderation.snapshots.get(guid)!, ...own })
const appeal = (params: { decisionGuid: string }, actor: Actor, body = { text }) =>
  moderation.call('appealDecision', { params, body }, actor)
const read = (params: { decisionGuid: string }, actor: Actor) => moderation.call('getDecision', { params }, actor)
const guidOfAppeal = async ({ decisionGuid }: { decisionGuid: string }) => {
  const [row] = await moderation.database.query<{ appealGuid: string }>(
    'select appeal_guid as "appealGuid" from moderation.appeals where decision_guid = $1',
    [decisionGuid],
  )
  return row!
}
const offeredTo = async (actor: Actor, { decisionGuid }: { decisionGuid: string }) => {
  const { list } = await moderation.call('listAppeals', { query: { limit: 100 } }, actor)
  return list.filter((one) => one.decisionGuid === decisionGuid)
}
const decide = (params: { appealGuid: string }, actor: Actor = moderator(), body: object = answer) =>
  moderation.call('decideAppeal', { params, body: { ...answer, ...body } }, actor)
const told = async (job: string, payload: object) =>
  (await moderation.outbox()).filter(
    (one) => one.job === job && JSON.stringify(one.payload) === JSON.stringify(payload),
  )

describe('a refusal', () => {
  it('is shown with its reasons to its company, and to no other', async () => {
    const { owner, decision } = await refused()
    expect(await read(decision, owner)).toMatchObject({
      kind: 'refused',
      name: 'Web shop',
      statement: { ground: 'contacts-in-text', quote: '9001 2015', message: 'It names a phone number.' },
      state: 'possible',
      appeal: null,
    })
    const others = [actorOf('customer'), actorOf('customer', { companyGuid: null })]
    for (const other of others) {
      await expect(read(decision, other)).rejects.toMatchObject({ code: 'decision-not-found', status: 404 })
      await expect(appeal(decision, other)).rejects.toMatchObject({ code: 'decision-not-found', status: 404 })
    }
  })

  it('cannot be appealed against while it may still be reverted', async () => {
    const [owner, first] = [actorOf('customer'), moderator()]
    moderation.join(owner, owner.companyGuid!)
    const { caseGuid } = await moderation.submit({ companyGuid: owner.companyGuid! })
    await moderation.call('claimModerationCase', { params: { caseGuid } }, first)
    const body = { rule: 'other', message: 'Not like this.' } as const
    await moderation.call('rejectPublication', { params: { caseGuid }, body }, first)
    await expect(appeal({ decisionGuid: caseGuid }, owner)).rejects.toMatchObject({ code: 'decision-not-found' })
  })

  it('is appealed against once, also by twenty requests at the same moment', async () => {
    const { owner, decision } = await refused()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => appeal(decision, owner)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['appeal-exists']))
    expect(await read(decision, owner)).toMatchObject({ state: 'waiting', appeal: { text, answer: null } })
  })

  it('needs a text, and not a too long one', async () => {
    const { owner, decision } = await refused()
    await expect(appeal(decision, owner, { text: 'Wrong!' })).rejects.toMatchObject({
      fields: { text: { code: 'length-min' } },
    })
    await expect(appeal(decision, owner, { text: 'a'.repeat(limits.appeal.max + 1) })).rejects.toMatchObject({
      fields: { text: { code: 'length-max' } },
    })
    expect((await read(decision, owner)).state).toBe('possible')
  })

  it('is final after six months', async () => {
    const { owner, decision } = await refused()
    const decidedMonthsAgo = (months: number, hours: number) =>
      moderation.database.query(
        `update moderation.moderation_cases set decided_at = now() - make_interval(months => $2, hours => $3)
         where case_guid = $1`,
        [decision.decisionGuid, months, hours],
      )
    await decidedMonthsAgo(6, 73)
    expect((await read(decision, owner)).state).toBe('expired')
    await expect(appeal(decision, owner)).rejects.toMatchObject({ code: 'appeal-expired', status: 409 })
    await decidedMonthsAgo(5, 0)
    expect((await appeal(decision, owner)).state).toBe('waiting')
  })

  it.each([
    ['edited', { publicationStatus: 'MODERATION', revision: 2, refusedBy: null }],
    ['taken to the drafts', { publicationStatus: 'DRAFT', refusedBy: null }],
    ['deleted', { publicationStatus: 'DELETED', refusedBy: null }],
    ['refused again', { revision: 2, refusedBy: randomUUID() }],
  ])('of a publication that was %s since leaves nothing to appeal against', async (_what, own) => {
    const { owner, publicationGuid, decision } = await refused()
    change(publicationGuid, own)
    expect((await read(decision, owner)).state).toBe('outdated')
    await expect(appeal(decision, owner)).rejects.toMatchObject({ code: 'appeal-outdated', status: 409 })
  })
})

describe('an appeal', () => {
  const appealed = async () => {
    const case_ = await refused()
    await appeal(case_.decision, case_.owner)
    return { ...case_, params: await guidOfAppeal(case_.decision) }
  }

  it('is offered to every moderator but the first one', async () => {
    const { first, decision, params } = await appealed()
    expect(await offeredTo(first, decision)).toEqual([])
    const shown = { kind: 'refused', name: 'Web shop', isNameUnavailable: false, text }
    expect(await offeredTo(moderator(), decision)).toMatchObject([shown])
    expect(await moderation.call('getAppeal', { params }, first)).toMatchObject({ obstacle: 'own-decision' })
    await expect(decide(params, first)).rejects.toMatchObject({ code: 'appeal-against-own-decision', status: 403 })
    expect((await moderation.call('getAppeal', { params }, moderator())).obstacle).toBeNull()
  })

  it('is offered without a name while the service that knows it is away', async () => {
    const { decision } = await appealed()
    moderation.isPublicationsAway = true
    const offered = await offeredTo(moderator(), decision).finally(() => (moderation.isPublicationsAway = false))
    expect(offered).toMatchObject([{ name: null, isNameUnavailable: true, text }])
  })

  it('shows the first decision, its moderator, and the current state', async () => {
    const { first, params, decision } = await appealed()
    expect(await moderation.call('getAppeal', { params }, moderator())).toMatchObject({
      caseGuid: decision.decisionGuid,
      firstBy: `${first.userGuid!.slice(0, 8)}@sild.test`,
      statement: { ground: 'contacts-in-text', message: 'It names a phone number.' },
      subject: { name: 'Web shop' },
    })
  })

  it('is not answered by a member of the company', async () => {
    const { owner, params } = await appealed()
    const member = moderator()
    moderation.join(member, owner.companyGuid!)
    await expect(decide(params, member)).rejects.toMatchObject({ code: 'conflict-of-interest', status: 403 })
  })

  it('is answered once, with reasons that its author reads', async () => {
    const { owner, params, decision } = await appealed()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => decide(params)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = answers.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['appeal-decided']))
    expect(await read(decision, owner)).toMatchObject({ state: 'answered', appeal: { answer } })
    await expect(appeal(decision, owner)).rejects.toMatchObject({ code: 'appeal-exists' })
    for (const job of ['lift-publication-refusal', 'notify-appeal']) expect(await told(job, params)).toHaveLength(1)
    expect(await moderation.call('getAppealDecision', { params }, actorOf('system'))).toMatchObject({
      ...answer,
      ...decision,
      appellantUserGuid: owner.userGuid,
    })
    expect(await offeredTo(moderator(), decision)).toEqual([])
  })

  it('is not returned before it is answered', async () => {
    const { params } = await appealed()
    const call = moderation.call('getAppealDecision', { params }, actorOf('system'))
    await expect(call).rejects.toMatchObject({ code: 'appeal-not-found' })
  })

  it('needs reasons that are not empty', async () => {
    const { params } = await appealed()
    await expect(decide(params, moderator(), { message: ' ' })).rejects.toMatchObject({
      fields: { message: { code: 'required' } },
    })
  })

  it('leaves the queue when its author changes the publication', async () => {
    const { publicationGuid, owner, decision, params } = await appealed()
    const payload = { publicationGuid, revision: 1 }
    await moderation.add('withdraw-appeals', payload)
    await moderation.runJobs()
    expect(await offeredTo(moderator(), decision)).toHaveLength(1)
    change(publicationGuid, { publicationStatus: 'DELETED', refusedBy: null })
    await moderation.add('withdraw-appeals', payload)
    await moderation.add('withdraw-appeals', payload)
    await moderation.runJobs()
    expect(await offeredTo(moderator(), decision)).toEqual([])
    expect((await read(decision, owner)).state).toBe('outdated')
    await expect(decide(params)).rejects.toMatchObject({ code: 'appeal-outdated' })
  })

  it('is not answered after a change a moment ago', async () => {
    const { publicationGuid, decision, params } = await appealed()
    change(publicationGuid, { publicationStatus: 'MODERATION', revision: 2, refusedBy: null })
    await expect(decide(params)).rejects.toMatchObject({ code: 'appeal-outdated', status: 409 })
    expect(await offeredTo(moderator(), decision)).toEqual([])
  })

  it('keeps no text and no guid of an erased user', async () => {
    const { owner, decision, params } = await appealed()
    await moderation.add('erase-reports', { userGuid: owner.userGuid! })
    await moderation.add('erase-cases', { companyGuid: owner.companyGuid! })
    await moderation.runJobs()
    const rows = await moderation.database.query('select * from moderation.appeals where decision_guid = $1', [
      decision.decisionGuid,
    ])
    for (const trace of [owner.userGuid!, text, '9001 2015']) expect(JSON.stringify(rows)).not.toContain(trace)
    expect(await moderation.call('getAppeal', { params }, moderator())).toMatchObject({ text: null })
  })
})

describe('a report', () => {
  const reported = async (outcome: 'dismissed' | 'upheld') => {
    const [owner, reporter, first] = [actorOf('customer'), actorOf('customer'), moderator()]
    moderation.join(owner, owner.companyGuid!)
    const publication = snapshotReply({ companyGuid: owner.companyGuid! })
    moderation.snapshots.set(publication.guid, publication)
    const target = { targetType: 'publication', targetGuid: publication.guid } as const
    await moderation.call('createReport', { body: { ...target, reason: 'OTHER', goodFaith: true } }, reporter)
    const [row] = await moderation.database.query<{ reportGuid: string }>(
      'select report_guid as "reportGuid" from moderation.reports where target_guid = $1',
      [publication.guid],
    )
    await moderation.call('decideReport', { params: row!, body: { outcome, message: 'We have looked.' } }, first)
    const [decision] = await moderation.database.query<{ decisionGuid: string }>(
      'select decision_guid as "decisionGuid" from moderation.reports where target_guid = $1',
      [publication.guid],
    )
    if (outcome === 'upheld')
      change(publication.guid, { publicationStatus: 'REJECTED', refusedBy: decision!.decisionGuid })
    return { owner, reporter, first, decision: decision!, publicationGuid: publication.guid }
  }

  it('that was upheld is appealed against by the owner of the removed content', async () => {
    const { owner, reporter, first, decision } = await reported('upheld')
    await expect(appeal(decision, reporter)).rejects.toMatchObject({ code: 'decision-not-found' })
    expect(await appeal(decision, owner)).toMatchObject({ kind: 'taken-away', state: 'waiting' })
    const params = await guidOfAppeal(decision)
    await expect(decide(params, first)).rejects.toMatchObject({ code: 'appeal-against-own-decision' })
    await expect(decide(params, reporter)).rejects.toMatchObject({ code: 'forbidden' })
    await decide(params)
    expect(await told('lift-publication-refusal', params)).toHaveLength(1)
  })

  it('that was dismissed is appealed against by its reporter, and then upheld', async () => {
    const { owner, reporter, decision, publicationGuid } = await reported('dismissed')
    await expect(appeal(decision, owner)).rejects.toMatchObject({ code: 'decision-not-found' })
    expect(await appeal(decision, reporter)).toMatchObject({ kind: 'dismissed', publication: null })
    const second = moderator()
    await decide(await guidOfAppeal(decision), second)
    const [next] = await moderation.database.query<{ decisionGuid: string }>(
      'select decision_guid as "decisionGuid" from moderation.reports where target_guid = $1',
      [publicationGuid],
    )
    expect(next).not.toEqual(decision)
    expect(await told('uphold-publication-report', next!)).toHaveLength(1)
    // The answer to the appeal notifies the appellants; the report must not notify them again.
    expect(await moderation.call('getReportDecision', { params: next! }, actorOf('system'))).toMatchObject({
      outcome: 'upheld',
      message: answer.message,
      reporterUserGuids: [],
    })
    expect(await read(decision, reporter)).toMatchObject({ state: 'answered', appeal: { answer } })
    change(publicationGuid, { publicationStatus: 'REJECTED', refusedBy: next!.decisionGuid })
    expect(await appeal(next!, owner)).toMatchObject({ kind: 'taken-away', state: 'waiting' })
    await expect(decide(await guidOfAppeal(next!), second)).rejects.toMatchObject({
      code: 'appeal-against-own-decision',
    })
  })

  it('that was dismissed about a deleted thing needs no appeal', async () => {
    const { reporter, decision, publicationGuid } = await reported('dismissed')
    change(publicationGuid, { publicationStatus: 'ARCHIVED', isLive: false })
    await expect(appeal(decision, reporter)).rejects.toMatchObject({ code: 'appeal-outdated' })
  })
})
