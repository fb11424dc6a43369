import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import { AppError } from '@sild/service-kit'
import { actorOf, testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditService } from '../src/service.ts'
import { anna, boris, mocks } from './arrange.ts'

const audit = testService(auditService, { mocks })
const [asker, colleague] = [actorOf('support', { userGuid: anna }), actorOf('support', { userGuid: boris })]
const companyGuid = randomUUID()
const kask = briefReply(companyGuid, { name: 'Kask OÜ' })
const gift = () => ({
  operation: 'giveGift' as const,
  input: { params: { companyGuid }, body: { days: 30, reason: `A thank you ${randomUUID()}` } },
})

const ask = async (body: object = gift(), actor: Actor = asker) =>
  (await audit.call('requestApproval', { body: body as never }, actor)).approvalGuid
const approve = (approvalGuid: string, actor: Actor = colleague) =>
  audit.call('approveRequest', { params: { approvalGuid } }, actor)
const decline = (approvalGuid: string, actor: Actor = colleague) =>
  audit.call('declineRequest', { params: { approvalGuid } }, actor)
const list = (view: 'waiting' | 'decided', actor: Actor = colleague) =>
  audit.call('listApprovals', { query: { view } }, actor)

let done: { days: number; actor: Actor; key: string | undefined }[] = []
beforeEach(async () => {
  done = []
  await audit.database.query('delete from audit.approvals')
  audit.mock({
    getCompanyBriefs: () => ({
      companies: [kask],
    }),
    giveGift: ({ body }, actor, key) => {
      done.push({ days: body.days, actor, key })
      return { activeFrom: '2026-11-27T08:00:00.000Z', activeUntil: '2026-12-27T08:00:00.000Z' }
    },
  })
})

describe('an irreversible operation', () => {
  it('waits for a colleague, who sees all of it, and is then run in the name of its requester', async () => {
    const approvalGuid = await ask()
    expect(done).toEqual([])
    const { list: waiting, waitingCount } = await list('waiting')
    expect(waitingCount).toBe(1)
    expect(waiting).toMatchObject([
      { guid: approvalGuid, operation: 'giveGift', isOwn: false, requestedBy: 'anna@sild.test', state: 'waiting' },
    ])
    expect(waiting[0]?.about).toEqual([{ name: 'companyGuid', value: companyGuid, label: 'Kask OÜ' }])
    expect(waiting[0]?.details).toContainEqual({ name: 'days', value: '30' })
    expect(await approve(approvalGuid)).toMatchObject({ state: 'done', failure: null })
    expect(done).toMatchObject([{ days: 30, actor: { userGuid: anna, approvedByGuid: boris } }])
    expect((await list('waiting')).list).toEqual([])
    expect((await list('decided')).list).toMatchObject([
      { state: 'done', decidedBy: 'boris@sild.test', details: [], failure: null },
    ])
  })

  it('is not approved by its requester, also not in the database', async () => {
    const approvalGuid = await ask()
    await expect(approve(approvalGuid, asker)).rejects.toMatchObject({ code: 'approval-own-request', status: 403 })
    await expect(
      audit.database.query(
        `update audit.approvals set state = 'approved', decided_at = now(), decided_by_guid = requested_by_guid`,
      ),
    ).rejects.toThrow('approvals_four_eyes')
    expect(done).toEqual([])
  })

  it('is requested and approved only by staff with the right to do it', async () => {
    const approvalGuid = await ask()
    await expect(approve(approvalGuid, actorOf('moderator'))).rejects.toMatchObject({ code: 'approval-not-found' })
    await expect(decline(approvalGuid, actorOf('editor'))).rejects.toMatchObject({ code: 'approval-not-found' })
    await expect(ask(gift(), actorOf('moderator'))).rejects.toMatchObject({ code: 'forbidden' })
    expect((await list('waiting', actorOf('moderator'))).list).toEqual([])
    expect((await list('waiting', actorOf('admin'))).list).toHaveLength(1)
    await expect(approve(approvalGuid, actorOf('admin'))).resolves.toMatchObject({ state: 'done' })
  })

  it('is validated against its own schemas before it waits, beside the fields of its form', async () => {
    const body = { ...gift(), input: { params: { companyGuid }, body: { days: 0, reason: 'x' } } }
    await expect(ask(body)).rejects.toMatchObject({ code: 'invalid', fields: { days: {}, reason: {} } })
    await expect(ask({ operation: 'deleteUser', input: {} })).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      ask({ operation: 'banTag', input: { params: { tagGuid: 'x' } } }, actorOf('admin')),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  it('waits once, also when requested twice, and may be requested again afterwards', async () => {
    const body = gift()
    const approvalGuid = await ask(body)
    await expect(ask(body)).rejects.toMatchObject({ code: 'approval-exists', status: 409 })
    await decline(approvalGuid)
    await expect(ask(body)).resolves.toBeTypeOf('string')
  })

  it('is run once for two colleagues at once, under one key', async () => {
    const approvalGuid = await ask()
    const outcomes = await Promise.allSettled([approve(approvalGuid), approve(approvalGuid, actorOf('admin'))])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    // The service replies to a repeated key without running the operation again.
    expect(new Set(done.map(({ key }) => key))).toEqual(new Set([`approval-${approvalGuid}`]))
    await expect(approve(approvalGuid)).rejects.toMatchObject({ code: 'approval-decided' })
  })

  it('that the operation refuses is over, with the reason', async () => {
    audit.mock({ giveGift: () => Promise.reject(new AppError('conflict-of-interest')) })
    const approvalGuid = await ask()
    expect(await approve(approvalGuid)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/\w+ \w+/) })
    expect((await list('decided')).list).toMatchObject([{ state: 'failed', failure: expect.stringMatching(/\w+ \w+/) }])
  })

  it('that no service answered stays approved, and is run on the next try', async () => {
    audit.mock({ giveGift: () => Promise.reject(new AppError('unavailable')) })
    const approvalGuid = await ask()
    await expect(approve(approvalGuid)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await list('waiting')).list).toMatchObject([{ state: 'approved' }])
    await expect(decline(approvalGuid)).rejects.toMatchObject({ code: 'approval-decided' })
    audit.mock({
      giveGift: () => ({ activeFrom: '2026-11-27T08:00:00.000Z', activeUntil: '2026-12-27T08:00:00.000Z' }),
    })
    expect(await approve(approvalGuid)).toMatchObject({ state: 'done' })
  })

  it('is declined by a colleague, or withdrawn by its requester', async () => {
    const [declined, withdrawn] = [await ask(), await ask()]
    await decline(declined)
    await decline(withdrawn, asker)
    const states = Object.fromEntries((await list('decided')).list.map(({ guid, state }) => [guid, state]))
    expect(states).toEqual({ [declined]: 'declined', [withdrawn]: 'withdrawn' })
    for (const guid of [declined, withdrawn])
      await expect(approve(guid)).rejects.toMatchObject({ code: 'approval-decided' })
    expect(done).toEqual([])
  })

  it('expires after seven days, and its texts are deleted', async () => {
    const approvalGuid = await ask()
    await audit.database.query(`update audit.approvals set expires_at = now() - interval '1 second'`)
    await expect(approve(approvalGuid)).rejects.toMatchObject({ code: 'approval-decided' })
    await audit.add('expire-approvals', {})
    await audit.runJobs()
    const [row] = await audit.database.query<{ state: string; input: unknown }>(
      'select state, input from audit.approvals',
    )
    expect(row).toEqual({ state: 'expired', input: null })
  })

  it('is dropped with its company', async () => {
    const approvalGuid = await ask()
    await audit.add('drop-approvals-of-company', { companyGuid: randomUUID() })
    await audit.runJobs()
    expect((await list('waiting')).list).toHaveLength(1)
    await audit.add('drop-approvals-of-company', { companyGuid })
    await audit.add('drop-approvals-of-user', { userGuid: randomUUID() })
    await audit.runJobs()
    expect((await list('decided')).list).toMatchObject([{ guid: approvalGuid, state: 'expired', details: [] }])
  })
})
