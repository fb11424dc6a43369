import type { RegisterCheck } from '@sild/contract/companies/schemas'
import { matchNames } from '../registers/name-match.ts'
import type { RegisteredCompany } from '../registers/register.ts'

export type Finding = Pick<RegisterCheck, 'status' | 'reason' | 'registeredName' | 'nameMatch'>

/** What a register's answer says of a company: the number must be there, in use, and of a company of about that name. */
export function compareWithRegister(ownName: string, registered: RegisteredCompany | null): Finding {
  if (!registered) return { status: 'failed', reason: 'not-found', registeredName: null, nameMatch: null }
  const found = { registeredName: registered.name, nameMatch: matchNames(ownName, registered.name) }
  if (!registered.isActive) return { status: 'failed', reason: 'struck-off', ...found }
  if (found.nameMatch === 'different') return { status: 'failed', reason: 'other-name', ...found }
  return { status: 'verified', reason: null, ...found }
}

/** Nothing is known, for a reason that is not the fault of the company. */
export const notChecked = (reason: 'no-number' | 'no-register' | 'register-unavailable'): Finding => ({
  status: 'not-checked',
  reason,
  registeredName: null,
  nameMatch: null,
})
