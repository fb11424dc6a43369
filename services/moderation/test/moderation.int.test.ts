import { actorOf } from '@sild/testing'
import { beforeEach, expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const queue = testQueue()
const ofCase = (caseGuid: string) => ({ params: { caseGuid } })
const rejection = {
  rule: 'contacts-in-text',
  field: 'description',
  quote: 'a@b.ee',
  message: 'Please take the address out.',
} as const
const decided = async () => (await queue.outbox()).filter(({ job }) => job === 'apply-moderation-decision')

beforeEach(() => {
  queue.deps.undoMs = 10_000
})

it('lets one moderator hold a case', async () => {
  const { caseGuid } = await queue.submit()
  const [mari, jaan] = [moderator(), moderator()]
  const results = await Promise.allSettled(
    [mari, jaan].map((actor) => queue.call('claimModerationCase', ofCase(caseGuid), actor)),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')!.reason).toMatchObject({
    code: 'case-claimed',
    status: 409,
  })
  const [holder, other] = results[0]!.status === 'fulfilled' ? [mari, jaan] : [jaan, mari]
  await expect(queue.call('approvePublication', ofCase(caseGuid), other)).rejects.toMatchObject({
    code: 'case-not-claimed',
  })
  await expect(queue.call('releaseModerationCase', ofCase(caseGuid), other)).rejects.toMatchObject({
    code: 'case-not-claimed',
  })
  expect(await queue.call('releaseModerationCase', ofCase(caseGuid), holder)).toMatchObject({
    state: 'waiting',
    claimedBy: null,
  })
  expect(await queue.call('claimModerationCase', ofCase(caseGuid), other)).toMatchObject({
    state: 'claimed',
    claimedBy: { userGuid: other.userGuid },
  })
})

it('gives an expired claim to the next, by itself or by the sweep', async () => {
  const { caseGuid } = await queue.submit()
  const [mari, jaan] = [moderator(), moderator()]
  await queue.call('claimModerationCase', ofCase(caseGuid), mari)
  const runOut = () =>
    queue.database.query(
      `update moderation.moderation_cases set claimed_until = now() - interval '1 second' where case_guid = $1`,
      [caseGuid],
    )
  await runOut()
  await expect(queue.call('approvePublication', ofCase(caseGuid), mari)).rejects.toMatchObject({
    code: 'case-not-claimed',
  })
  await queue.call('claimModerationCase', ofCase(caseGuid), jaan)
  await runOut()
  await queue.add('release-stale-claims', {})
  await queue.runJobs()
  const found = await queue.call('getModerationCase', ofCase(caseGuid), mari)
  expect(found).toMatchObject({ state: 'waiting', claimedBy: null })
  expect(found.audit.at(-1)).toMatchObject({ action: 'claim-expired' })
})

it('lets a decision take effect once its ten seconds are over', async () => {
  queue.deps.undoMs = 0
  const { caseGuid, publicationGuid } = await queue.submit()
  const actor = moderator()
  await queue.call('claimModerationCase', ofCase(caseGuid), actor)
  expect(await queue.call('approvePublication', ofCase(caseGuid), actor)).toMatchObject({
    state: 'approved',
    decision: { rule: null },
  })
  await queue.runJobs()
  const [told] = await queue.database.query(
    `select 1 from moderation.moderation_cases where case_guid = $1 and settled_at is not null`,
    [caseGuid],
  )
  expect(told).toBeDefined()
  const decision = await queue.call('getModerationDecision', ofCase(caseGuid), actorOf('system'))
  expect(decision).toMatchObject({ publicationGuid, revision: 1, outcome: 'approved', reason: null })
  await expect(queue.call('undoModerationDecision', ofCase(caseGuid), actor)).rejects.toMatchObject({
    code: 'case-decided',
  })
  await expect(queue.call('rejectPublication', { ...ofCase(caseGuid), body: rejection }, actor)).rejects.toMatchObject({
    code: 'case-decided',
  })
})

it('undoes a decision, and its job does nothing', async () => {
  const { caseGuid } = await queue.submit()
  const actor = moderator()
  await queue.call('claimModerationCase', ofCase(caseGuid), actor)
  const rejected = await queue.call('rejectPublication', { ...ofCase(caseGuid), body: rejection }, actor)
  expect(rejected).toMatchObject({ state: 'rejected', decision: rejection })
  expect(Date.parse(rejected.undoUntil!) - Date.parse(rejected.decidedAt!)).toBe(10_000)
  await expect(queue.call('getModerationDecision', ofCase(caseGuid), actorOf('system'))).rejects.toMatchObject({
    code: 'case-not-found',
  })
  await expect(queue.call('undoModerationDecision', ofCase(caseGuid), moderator())).rejects.toMatchObject({
    code: 'case-decided',
  })
  expect(await queue.call('undoModerationDecision', ofCase(caseGuid), actor)).toMatchObject({
    state: 'claimed',
    decision: null,
    undoUntil: null,
  })
  await queue.database.query(`update moderation.outbox set run_at = now() where job = 'settle-decision'`)
  const before = (await decided()).length
  await queue.runJobs()
  expect((await decided()).length).toBe(before)
  expect(await queue.call('getModerationCase', ofCase(caseGuid), actor)).toMatchObject({ state: 'claimed' })

  // After a second decision only that one counts.
  queue.deps.undoMs = 0
  await queue.call('approvePublication', ofCase(caseGuid), actor)
  await queue.runJobs()
  expect(await queue.call('getModerationDecision', ofCase(caseGuid), actorOf('system'))).toMatchObject({
    outcome: 'approved',
  })
})

it('settles or undoes, never both', async () => {
  const actor = moderator()
  for (let round = 0; round < 10; round += 1) {
    queue.deps.undoMs = 10_000
    const { caseGuid } = await queue.submit()
    await queue.call('claimModerationCase', ofCase(caseGuid), actor)
    await queue.call('approvePublication', ofCase(caseGuid), actor)
    await queue.database.query(`update moderation.outbox set run_at = now() where job = 'settle-decision'`)
    const [undone] = await Promise.allSettled([
      queue.call('undoModerationDecision', ofCase(caseGuid), actor),
      queue.runJobs(),
    ])
    const [row] = await queue.database.query(
      'select state, settled_at from moderation.moderation_cases where case_guid = $1',
      [caseGuid],
    )
    expect(['fulfilled claimed open', 'rejected approved settled']).toContain(
      `${undone.status} ${row!['state']} ${row!['settled_at'] ? 'settled' : 'open'}`,
    )
  }
})

it('refuses a decision about a revision that is not the current one', async () => {
  const first = await queue.submit()
  const actor = moderator()
  await queue.call('claimModerationCase', ofCase(first.caseGuid), actor)
  // The author has edited; the screening of the new revision has not run yet.
  queue.snapshots.set(first.publicationGuid, {
    ...queue.snapshots.get(first.publicationGuid)!,
    revision: 2,
    name: 'Other shop',
  })
  await expect(queue.call('approvePublication', ofCase(first.caseGuid), actor)).rejects.toMatchObject({
    code: 'case-outdated',
    status: 409,
  })
  expect(await queue.call('getModerationCase', ofCase(first.caseGuid), actor)).toMatchObject({
    state: 'withdrawn',
    name: 'Web shop',
  })
  await expect(
    queue.call('rejectPublication', { ...ofCase(first.caseGuid), body: rejection }, actor),
  ).rejects.toMatchObject({ code: 'case-outdated' })
})

it('lists waiting, own and decided cases, with counts', async () => {
  await queue.database.query('truncate moderation.moderation_cases cascade')
  const actor = moderator()
  const late = await queue.submit({ submittedAt: new Date(Date.now() - 2 * 3_600_000).toISOString() })
  const fresh = await queue.submit()
  const mine = await queue.submit()
  const done = await queue.submit()
  await queue.call('claimModerationCase', ofCase(mine.caseGuid), actor)
  await queue.call('claimModerationCase', ofCase(done.caseGuid), actor)
  await queue.call('rejectPublication', { ...ofCase(done.caseGuid), body: rejection }, actor)
  const list = async (state: 'waiting' | 'mine' | 'decided', who = actor) => {
    const reply = await queue.call('listModerationQueue', { query: { state } }, who)
    expect(reply.total).toBe(reply.list.length)
    return { guids: reply.list.map(({ caseGuid }) => caseGuid), counts: reply.counts }
  }
  expect(await list('waiting')).toEqual({
    guids: [late.caseGuid, fresh.caseGuid],
    counts: { waiting: 2, mine: 1, overdue: 1 },
  })
  expect((await list('mine')).guids).toEqual([mine.caseGuid])
  expect((await list('mine', moderator())).guids).toEqual([])
  expect((await list('decided')).guids).toEqual([done.caseGuid])
})

it('writes one audit row for each step, which cannot be changed', async () => {
  queue.deps.undoMs = 0
  const { caseGuid } = await queue.submit()
  const actor = moderator()
  await queue.call('claimModerationCase', ofCase(caseGuid), actor)
  await queue.call('rejectPublication', { ...ofCase(caseGuid), body: rejection }, actor, {
    idempotencyKey: 'reject-once-1',
  })
  await queue.call('rejectPublication', { ...ofCase(caseGuid), body: rejection }, actor, {
    idempotencyKey: 'reject-once-1',
  })
  await queue.runJobs()
  const { audit } = await queue.call('getModerationCase', ofCase(caseGuid), actor)
  expect(audit.map(({ action }) => action)).toEqual(['queued', 'claimed', 'rejected', 'settled'])
  expect(audit[2]).toMatchObject({ actor: `${actor.userGuid!.slice(0, 8)}@sild.test`, note: rejection.message })
  for (const statement of [
    "update audit_entries set action = 'queued'",
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await expect(queue.deps.database.knex.raw(statement)).rejects.toMatchObject({ code: '42501' })
  }
})

it.each(['guest', 'customer', 'provider', 'support'] as const)('closes the queue to %s', async (persona) => {
  await expect(queue.call('listModerationQueue', { query: {} }, actorOf(persona))).rejects.toMatchObject({
    status: persona === 'guest' ? 401 : 403,
  })
})

it('refuses bad input and unknown cases', async () => {
  const { caseGuid } = await queue.submit()
  const reject = (body: object) =>
    queue.call('rejectPublication', { ...ofCase(caseGuid), body: { ...rejection, ...body } }, moderator())
  await expect(reject({ message: '' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { message: { code: 'required' } },
  })
  await expect(reject({ rule: 'mood' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { rule: { code: 'invalid' } },
  })
  for (const operation of ['claimModerationCase', 'approvePublication', 'undoModerationDecision'] as const) {
    await expect(queue.call(operation, ofCase(crypto.randomUUID()), moderator())).rejects.toMatchObject({
      code: 'case-not-found',
      status: 404,
    })
  }
})
