import { run, sql, type Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { announceCase } from './announce-case.ts'

/** Releases expired claims. */
export async function releaseStaleClaims(trx: Transaction, deps: Pick<ModerationDeps, 'live'>): Promise<void> {
  const released = await run<{ caseGuid: string; userGuid: string; email: string }>(
    trx,
    sql`
    update moderation_cases c
    set state = 'waiting', claimed_by_user_guid = null, claimed_by_email = null, claimed_until = null, version = version + 1
    from (
      select case_guid, claimed_by_user_guid, claimed_by_email from moderation_cases
      where state = 'claimed' and claimed_until <= now() for update skip locked
    ) stale
    where c.case_guid = stale.case_guid
    returning c.case_guid as "caseGuid", stale.claimed_by_user_guid as "userGuid", stale.claimed_by_email as "email"`,
  )
  if (released.length > 0)
    await AuditEntry.query(trx).insert(released.map((row) => ({ ...row, action: 'claim-expired' as const })))
  for (const { caseGuid } of released) announceCase(trx, deps, caseGuid)
}
