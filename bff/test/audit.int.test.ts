import { AppError } from '@sild/service-kit/errors'
import { testDatabase } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBff } from './bff.ts'
import { adminToken, callAsTeam, teamToken } from './delivery.ts'

const bff = testBff({ database: testDatabase() })
const recorded = () => bff.services.seen.filter(({ operation }) => operation === 'recordStaffAction')
const body = { team: 'search-team', apps: ['mf-search'], days: 1 }
const create = () => bff.call('createTeamToken', { token: adminToken(bff.deps), body })

describe('an operation of the staff that no service answers', () => {
  beforeEach(() => {
    bff.services.seen.length = 0
    bff.services.mock({ recordStaffAction: () => ({ acknowledged: true }) })
  })

  it('is recorded in the audit log with its author', async () => {
    expect((await create()).statusCode).toBe(201)
    const [told] = recorded()
    expect(told?.actor?.kind).toBe('system')
    expect(JSON.parse(String(told?.bytes))).toMatchObject({
      operation: 'createTeamToken',
      staffGuid: '5f0c2b9e-3a52-4a54-9b0a-1e8f4b1d7c11',
    })
  })

  it('is refused while the audit log is unavailable', async () => {
    bff.services.mock({ recordStaffAction: () => Promise.reject(new AppError('unavailable')) })
    expect((await create()).statusCode).toBe(503)
  })

  it('is refused with the token of a team', async () => {
    await callAsTeam(bff, await teamToken(bff.deps), 'createTeamToken', { body })
    expect(recorded()).toEqual([])
  })
})
