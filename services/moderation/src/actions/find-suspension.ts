import type { Reply } from '@sild/contract/schemas'
import { AppError, asSystem, type Calls } from '@sild/service-kit'
import type { Contested } from '../rules/contested.ts'
import type { FirstDecision } from '../rules/first-decision.ts'

export type Suspension = Reply<'getSuspension'>
const actor = asSystem('an appeal is about a suspension')

/** Null if it was erased with its user. */
export const findSuspension = (calls: Calls, suspensionGuid: string): Promise<Suspension | null> =>
  nullIfNotFound(calls.call('getSuspension', { params: { suspensionGuid } }, { actor }))

/** Null if the link is invalid, or if the suspension was erased with its user. */
export const findLinkedSuspension = (calls: Calls, token: string): Promise<Suspension | null> =>
  nullIfNotFound(calls.call('readSuspensionLink', { body: { token } }, { actor }))

export const firstDecisionOf = ({ ground, statement, ...suspension }: Suspension): FirstDecision => ({
  decisionGuid: suspension.suspensionGuid,
  kind: 'suspended',
  targetType: 'user',
  targetGuid: suspension.userGuid,
  statement: { ground, quote: null, message: statement, decidedAt: suspension.suspendedAt },
  firstUserGuid: suspension.suspendedByGuid,
  reporterUserGuids: [],
})

/** The suspended user for the staff member who decides. Members of the user's companies may not decide. */
export async function contestedSuspension(calls: Calls, suspension: Suspension | null): Promise<Contested> {
  const erased = { subject: null, companyGuids: [], authorGuid: null, publication: null, isStanding: false }
  if (!suspension) return erased
  const { email, isOpen, isStaff, userGuid } = suspension
  const { memberships } = await calls.call('listMemberships', { params: { userGuid } }, { actor })
  return {
    ...erased,
    subject: { name: email, text: null, author: null, slug: '', cardType: null },
    companyGuids: memberships.map(({ companyGuid }) => companyGuid),
    isStanding: isOpen,
    isColleague: isStaff,
  }
}

async function nullIfNotFound(reply: Promise<Suspension>): Promise<Suspension | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof AppError && error.code === 'suspension-not-found') return null
    throw error
  }
}
