import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffAction } from '@sild/contract/audit/staff-action'
import { actorOf, testService } from '@sild/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { appendAction } from '../src/actions/append-action.ts'
import { auditService } from '../src/service.ts'
import { action, anna, boris, mocks } from './arrange.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sild-audit-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const audit = testService(auditService, { mocks, config: () => ({ dataDir }) })
const headFile = join(dataDir, 'audit-heads', 'heads.jsonl')
const admin = actorOf('admin')

const record = (...actions: StaffAction[]) =>
  Promise.all(actions.map((each) => audit.call('recordStaffAction', { body: each }, actorOf('system'))))
const list = async (query: object = {}) => (await audit.call('listStaffActions', { query }, admin)).list
const check = () => audit.call('checkAuditChain', {}, admin)
/** Changes rows like a person with all rights in the database. */
const alter = (statement: string) =>
  audit.database.query(`set session_replication_role = replica; ${statement}; set session_replication_role = default`)

beforeEach(async () => {
  await alter(`delete from audit.staff_actions; delete from audit.outbox; delete from audit_witness.heads;
    update audit.chain_checks set head = 0, head_hash = null, broken_at = null, position = 0`)
  rmSync(headFile, { force: true })
})

describe('the audit log', () => {
  it('has the actions, the latest first, with author and subject', async () => {
    const about = { caseGuid: randomUUID(), userGuid: boris }
    await record(action())
    await record(action({ about, staffGuid: randomUUID() }))
    const [latest, first] = await list()
    expect(latest).toMatchObject({ position: 2, by: null, isAltered: false, choices: { rule: 'other' } })
    expect(latest?.about).toContainEqual({ name: 'userGuid', value: boris, label: 'boris@sild.test' })
    expect(first).toMatchObject({ position: 1, by: 'anna@sild.test', operation: 'rejectPublication' })
  })

  it('has each action once, also when it is recorded twice or at once with others', async () => {
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
    // Midnight in Tallinn, where clocks went forward on the 29th.
    expect(await found({ from: '2026-03-30', until: '2026-03-30' })).toEqual(['2026-03-29T21:00'])
  })

  it('goes on where a page ended', async () => {
    for (let turn = 0; turn < 3; turn += 1) await record(action())
    const first = await audit.call('listStaffActions', { query: { limit: 2 } }, admin)
    expect([first.list.map(({ position }) => position), first.hasMore]).toEqual([[3, 2], true])
    const second = await audit.call('listStaffActions', { query: { limit: 2, before: 2 } }, admin)
    expect([second.list.map(({ position }) => position), second.hasMore]).toEqual([[1], false])
  })

  it('lists the staff and the operations to narrow it by, once', async () => {
    await record(action(), action(), action({ staffGuid: boris, operation: 'giveGift' }))
    const { operations, staff } = await audit.call('getAuditOverview', {}, admin)
    expect(operations).toEqual(['giveGift', 'rejectPublication'])
    expect(staff.map(({ email }) => `${email}`).toSorted()).toEqual(['anna@sild.test', 'boris@sild.test'])
  })
})

describe('the chain', () => {
  const statements = ['update audit.staff_actions set operation = $1', 'delete from audit.staff_actions where $1 > $1']
  it.each(statements)('refuses: %s', async (statement) => {
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
    'covers every part of a row: %s',
    async (part) => {
      await record(action())
      await alter(`update audit.staff_actions set ${part}`)
      expect(await check()).toMatchObject({ brokenAt: 1 })
    },
  )

  it('detects a deleted row, in the middle and at the end', async () => {
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

describe('the newest rows', () => {
  /** A check that is recorded itself, like each check by the staff. */
  const recordedCheck = async () => {
    const found = await check()
    await audit.runJobs()
    return found
  }
  const recordMany = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await record(action())
  }
  /** Checks repeatedly, with new actions after the cut. */
  const staysBrokenAt = async (position: unknown) => {
    for (let turn = 0; turn < 3; turn += 1) expect(await recordedCheck()).toMatchObject({ brokenAt: position })
    await recordMany(5)
    await audit.add('check-audit-chain', {})
    await audit.runJobs()
    expect(await recordedCheck()).toMatchObject({ brokenAt: position })
  }
  const cuts = [
    [1, 'delete from audit.staff_actions where position > 3', 4],
    [2, 'delete from audit.staff_actions where position > 2', 3],
    ['all', 'delete from audit.staff_actions', 1],
  ] as const

  it.each(cuts)('are detected as missing when %s of them are deleted', async (_count, statement, position) => {
    await recordMany(4)
    await alter(statement)
    await staysBrokenAt(position)
  })

  it.each(cuts)(
    'are detected as missing when %s of them are deleted, with all that the database knows of them',
    async (_count, statement) => {
      await recordMany(4)
      await check()
      await alter(`${statement}; delete from audit_witness.heads;
      update audit.chain_checks set head = 0, head_hash = null, position = 0, hash = null`)
      // Only the file still has a cut row: the last one.
      await staysBrokenAt(expect.any(Number))
    },
  )

  it('are detected as missing when the file is deleted too', async () => {
    await recordMany(4)
    await alter('delete from audit.staff_actions where position > 2')
    rmSync(headFile)
    await staysBrokenAt(3)
  })

  it('are detected as missing in a database restored from an old copy, also once it has grown past it', async () => {
    await recordMany(3)
    await check()
    await alter(`create table audit.old_actions as table audit.staff_actions;
      create table audit.old_heads as table audit_witness.heads; create table audit.old_checks as table audit.chain_checks`)
    await recordMany(2)
    await check()
    await alter(`delete from audit.staff_actions; insert into audit.staff_actions table audit.old_actions;
      delete from audit_witness.heads; insert into audit_witness.heads table audit.old_heads;
      delete from audit.chain_checks; insert into audit.chain_checks select * from audit.old_checks;
      drop table audit.old_actions, audit.old_heads, audit.old_checks`)
    expect(await check()).toMatchObject({ brokenAt: 4 })
    await recordMany(4)
    expect(await check()).toMatchObject({ brokenAt: 5 })
    expect(await recordedCheck()).toMatchObject({ brokenAt: 5 })
  })

  it('are detected as missing when others were written in their place', async () => {
    await recordMany(2)
    await alter(
      'delete from audit.staff_actions where position = 2; delete from audit_witness.heads where position = 2',
    )
    await record(action({ operation: 'giveGift' }))
    expect(await check()).toMatchObject({ brokenAt: 2 })
  })

  it('are in the reply, in the file and in the schema of the witness, which only grows', async () => {
    await recordMany(2)
    const { headHash, rowCount } = await check()
    const [witness] = await audit.database.query<{ hash: string }>(
      `select encode(hash, 'hex') as hash from audit_witness.heads where position = 2`,
    )
    expect([rowCount, headHash]).toEqual([2, witness?.hash])
    expect(readFileSync(headFile, 'utf8').trim().split('\n').at(-1)).toContain(`"position":2,"hash":"${headHash}"`)
    const { knex } = audit.deps.database
    for (const statement of ['delete from audit_witness.heads', 'update audit_witness.heads set position = 9'])
      await expect(knex.raw(statement)).rejects.toThrow(/permission denied/)
    await expect(audit.database.query('delete from audit_witness.heads')).rejects.toThrow('only grow')
  })

  it('are whole while many are written at once', async () => {
    const looking = Array.from({ length: 5 }, () => check())
    await record(...Array.from({ length: 30 }, () => action()))
    for (const found of await Promise.all(looking)) expect(found.brokenAt).toBeNull()
    expect(await check()).toMatchObject({ brokenAt: null })
  })

  it('are mailed once a day', async () => {
    await recordMany(3)
    for (let turn = 0; turn < 2; turn += 1) await audit.add('mail-audit-head', {})
    await audit.runJobs()
    const { headHash } = await check()
    expect(audit.mails).toHaveLength(1)
    expect(audit.mails[0]).toMatchObject({ to: 'audit@sild.test', subject: expect.stringContaining('entry 3') })
    expect(audit.mails[0]?.text).toContain(headHash)
  })
})

describe('its export', () => {
  it('has all entries of the filter, the oldest first, and is itself recorded in the log', async () => {
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
