import type { Transaction } from '@sild/service-kit'
import { AuditEntry } from '../models/audit-entry.ts'

/** Puts cases whose claim ran out back into the queue. Returns them. */
export async function releaseStaleClaims(trx: Transaction): Promise<string[]> {
  const { rows }: { rows: { caseGuid: string; userGuid: string; email: string }[] } = await trx.raw(`
    update moderation_cases c
    set state = 'waiting', claimed_by_user_guid = null, claimed_by_email = null, claimed_until = null, version = version + 1
    from (
      select case_guid, claimed_by_user_guid, claimed_by_email from moderation_cases
      where state = 'claimed' and claimed_until <= now() for update skip locked
    ) stale
    where c.case_guid = stale.case_guid
    returning c.case_guid as "caseGuid", stale.claimed_by_user_guid as "userGuid", stale.claimed_by_email as "email"`)
  if (rows.length > 0)
    await AuditEntry.query(trx).insert(rows.map((row) => ({ ...row, action: 'claim-expired' as const })))
  return rows.map(({ caseGuid }) => caseGuid)
}
