import { randomUUID } from 'node:crypto'
import type { StaffAction } from '@sild/contract/audit/staff-action'
import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { appendAction } from '../src/actions/append-action.ts'
import { auditService } from '../src/service.ts'
import { action, anna, boris, mocks } from './arrange.ts'

const audit = testService(auditService, { mocks })
const admin = actorOf('admin')

const record = (...actions: StaffAction[]) =>
  Promise.all(actions.map((each) => audit.call('recordStaffAction', { body: each }, actorOf('system'))))
const list = async (query: object = {}) => (await audit.call('listStaffActions', { query }, admin)).list
const check = () => audit.call('checkAuditChain', {}, admin)
/** As somebody does who has all rights in the database. */
const alter = (statement: string) =>
  audit.database.query(`set session_replication_role = replica; ${statement}; set session_replication_role = default`)

beforeEach(async () => {
  await alter(`delete from audit.staff_actions; delete from audit.outbox;
    update audit.chain_checks set head = 0, broken_at = null, position = 0`)
})

describe('the audit log', () => {
  it('has what was done, the latest first, with who did it and what it is about', async () => {
    const about = { caseGuid: randomUUID(), userGuid: boris }
    await record(action())
    await record(action({ about, staffGuid: randomUUID() }))
    const [latest, first] = await list()
    expect(latest).toMatchObject({ position: 2, by: null, isAltered: false, choices: { rule: 'other' } })
    expect(latest?.about).toContainEqual({ name: 'userGuid', value: boris, label: 'boris@sild.test' })
    expect(first).toMatchObject({ position: 1, by: 'anna@sild.test', operation: 'rejectPublication' })
  })

  it('has each action once, however often and however many at once are told', async () => {
    const same = action()
    await record(same, same, ...Array.from({ length: 20 }, () => action()))
    await audit.add('record-staff-action', same)
    await audit.runJobs()
    const positions = (await list()).map(({ position }) => position)
    expect(positions).toEqual(Array.from({ length: 21 }, (_, index) => 21 - index))
    expect(await check()).toMatchObject({ rowCount: 21, brokenAt: null })
  })

  it('is narrowed by person, action, subject and time', async () => {
    const company = randomUUID()
    await record(
      action({ about: { companyGuid: company }, at: '2026-03-29T20:59:59Z' }),
      action({ staffGuid: boris, operation: 'giveGift', at: '2026-03-29T21:00:00Z' }),
      action({ about: { userGuid: boris }, at: '2026-03-30T21:00:00Z' }),
    )
    const found = async (query: object) => (await list(query)).map(({ at }) => at.slice(0, 16)).toSorted()
    expect(await found({ staffGuid: boris })).toEqual(['2026-03-29T21:00'])
    expect(await found({ operation: 'giveGift' })).toEqual(['2026-03-29T21:00'])
    expect(await found({ about: company })).toEqual(['2026-03-29T20:59'])
    expect(await found({ about: ' boris@sild.test ' })).toEqual(['2026-03-30T21:00'])
    expect(await found({ about: 'nobody@sild.test' })).toEqual([])
    // Midnight of Tallinn, where the clock went forward on the 29th.
    expect(await found({ from: '2026-03-30', until: '2026-03-30' })).toEqual(['2026-03-29T21:00'])
  })

  it('goes on where a page ended', async () => {
    for (let turn = 0; turn < 3; turn += 1) await record(action())
    const first = await audit.call('listStaffActions', { query: { limit: 2 } }, admin)
    expect([first.list.map(({ position }) => position), first.hasMore]).toEqual([[3, 2], true])
    const second = await audit.call('listStaffActions', { query: { limit: 2, before: 2 } }, admin)
    expect([second.list.map(({ position }) => position), second.hasMore]).toEqual([[1], false])
  })

  it('names everybody and everything to narrow it by, once', async () => {
    await record(action(), action(), action({ staffGuid: boris, operation: 'giveGift' }))
    const { operations, staff } = await audit.call('getAuditOverview', {}, admin)
    expect(operations).toEqual(['giveGift', 'rejectPublication'])
    expect(staff.map(({ email }) => `${email}`).toSorted()).toEqual(['anna@sild.test', 'boris@sild.test'])
  })
})

describe('the chain', () => {
  const statements = ['update audit.staff_actions set operation = $1', 'delete from audit.staff_actions where $1 > $1']
  it.each(statements)('lets nobody do: %s', async (statement) => {
    await record(action())
    const { knex } = audit.deps.database
    await expect(knex.raw(statement.replaceAll('audit.', '').replaceAll('$1', `'x'`))).rejects.toThrow(
      /permission denied/,
    )
    await expect(audit.database.query('truncate audit.staff_actions')).rejects.toThrow('The audit log only grows')
  })

  it('shows a row that was altered in the database, on its page and by the check', async () => {
    for (let turn = 0; turn < 3; turn += 1) await record(action())
    expect(await check()).toMatchObject({ rowCount: 3, brokenAt: null })
    await alter(`update audit.staff_actions set staff_guid = '${boris}' where position = 2`)
    expect((await list()).map(({ isAltered }) => isAltered)).toEqual([false, true, false])
    expect(await check()).toMatchObject({ brokenAt: 2 })
    expect((await audit.call('getAuditOverview', {}, admin)).chain).toMatchObject({ brokenAt: 2 })
    await alter(`update audit.staff_actions set staff_guid = '${anna}' where position = 2`)
    expect(await check()).toMatchObject({ brokenAt: null })
  })

  it.each(['at = at + interval $$1 ms$$', `choices = '{}'`, `subjects = '{}'`, `request_id = 'other'`])(
    'holds every part of a row: %s',
    async (part) => {
      await record(action())
      await alter(`update audit.staff_actions set ${part}`)
      expect(await check()).toMatchObject({ brokenAt: 1 })
    },
  )

  it('misses a row that was taken out, in the middle and at the end', async () => {
    for (let turn = 0; turn < 4; turn += 1) await record(action())
    await check()
    await alter('delete from audit.staff_actions where position = 4')
    expect(await check()).toMatchObject({ brokenAt: 4 })
    await alter('delete from audit.staff_actions where position = 2')
    expect(await check()).toMatchObject({ brokenAt: 2 })
    expect((await list()).map(({ isAltered }) => isAltered)).toEqual([true, false])
  })

  it('is followed by a job again and again', async () => {
    await record(action())
    await audit.add('check-audit-chain', {})
    await audit.runJobs()
    const before = (await audit.call('getAuditOverview', {}, admin)).chain
    expect(before).toMatchObject({ brokenAt: null, rowCount: 1 })
    await alter(`update audit.staff_actions set operation = 'giveGift'`)
    await audit.add('check-audit-chain', {})
    await audit.runJobs()
    expect((await audit.call('getAuditOverview', {}, admin)).chain).toMatchObject({ brokenAt: 1 })
  })
})

describe('its export', () => {
  it('has everything that the filter finds, the oldest first, and is itself written into the log', async () => {
    await audit.deps.database.transaction(async (trx) => {
      for (let index = 0; index < 1200; index += 1) await appendAction(trx, audit.deps, action())
    })
    await record(action({ operation: 'giveGift' }))
    const { bytes, headers } = await audit.download(
      'exportStaffActions',
      { query: { operation: 'rejectPublication' } },
      admin,
    )
    const lines = bytes.toString().trim().split('\n')
    expect(headers['x-file-name']).toBe('audit.csv')
    expect(lines).toHaveLength(1201)
    expect(lines[0]).toContain('No.,Time,Who,Operation')
    expect(lines[1]).toMatch(/^1,.+,anna@sild\.test,rejectPublication,caseGuid=.+,rule=other,request-/)
    await audit.runJobs()
    expect((await list({ operation: 'exportStaffActions' })).map(({ choices }) => choices)).toEqual([{}])
  })
})
