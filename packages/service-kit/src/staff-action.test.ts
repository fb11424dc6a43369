import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing/actors'
import { operations, type OperationName } from '@sild/contract/operations'
import { expect, it } from 'vitest'
import { staffActionOf } from './staff-action.ts'

const admin = actorOf('admin')
const done = (name: OperationName, input: object = {}, reply: unknown = {}, actor = admin) =>
  staffActionOf({
    operation: operations[name],
    actor,
    input: { params: {}, query: {}, body: undefined, ...input },
    reply,
    requestId: 'request-1',
    at: new Date('2026-11-24T08:00:00Z'),
  })

it('has the action with its author, and its subject from the address and the reply', () => {
  const [caseGuid, companyGuid, userGuid] = [randomUUID(), randomUUID(), randomUUID()]
  const reply = { guid: caseGuid, company: { guid: companyGuid, name: 'Kask' }, requester: { userGuid } }
  const own = { claimedBy: { colleagueGuid: admin.userGuid } }
  expect(done('rejectPublication', { params: { caseGuid } }, { ...reply, ...own })).toMatchObject({
    at: '2026-11-24T08:00:00.000Z',
    staffGuid: admin.userGuid,
    operation: 'rejectPublication',
    about: { caseGuid, guid: caseGuid, companyGuid, userGuid },
    requestId: 'request-1',
  })
  expect(JSON.stringify(done('endPromoCode', { params: { code: 'SPRING' } })?.about)).toBe('{"code":"SPRING"}')
})

it('has the choices, and no texts', () => {
  const body = { days: 30, plan: 'startup', reason: 'Mari Tamm asked for it' }
  expect(done('giveGift', { params: { companyGuid: randomUUID() }, body })?.choices).toEqual({
    days: 30,
    plan: 'startup',
  })
})

it('has no reads, except those that say so, and nothing of other callers', () => {
  expect(done('listModerationQueue')).toBeNull()
  expect(done('exportStaffActions')).not.toBeNull()
  expect(done('getUser')).toBeNull()
  expect(done('claimTicket', {}, {}, actorOf('customer'))).toBeNull()
})
