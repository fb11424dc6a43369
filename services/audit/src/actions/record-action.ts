import type { StaffAction } from '@sild/contract/audit/staff-action'
import type { AuditDeps } from '../deps.ts'
import { appendAction } from './append-action.ts'
import { rememberHead } from './remember-head.ts'

/** Appends to the chain and, once that is committed, writes the new head outside of the database. */
export async function recordAction(deps: AuditDeps, action: StaffAction): Promise<void> {
  const head = await deps.database.transaction((trx) => appendAction(trx, deps, action))
  if (head) await rememberHead(deps, head)
}
