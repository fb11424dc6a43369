import { describe, expect, it } from 'vitest'
import { callRefusal } from './access.ts'
import { type Actor, guestActor } from './actor.ts'
import { operations } from './operations.ts'

const staff = (own: Partial<Actor> = {}): Actor => ({
  ...guestActor(),
  kind: 'staff',
  userGuid: 'anna',
  roles: ['support'],
  isVerified: true,
  ...own,
})

describe('what needs an approval', () => {
  const { refundPayment } = operations

  it('is refused to one agent alone, and allowed with a colleague', () => {
    expect(callRefusal(refundPayment, staff())).toBe('approval-required')
    expect(callRefusal(refundPayment, staff({ roles: ['admin'] }))).toBe('approval-required')
    expect(callRefusal(refundPayment, staff({ approvedByGuid: 'anna' }))).toBe('approval-required')
    expect(callRefusal(refundPayment, staff({ approvedByGuid: 'boris' }))).toBeNull()
  })

  it('gives a caller without the right no way to it', () => {
    expect(callRefusal(refundPayment, staff({ roles: ['moderator'], approvedByGuid: 'boris' }))).toBe('forbidden')
    expect(callRefusal(refundPayment, guestActor())).toBe('sign-in-required')
  })

  it('grants no other rights', () => {
    expect(callRefusal(operations.suspendUser, staff())).toBeNull()
  })
})
