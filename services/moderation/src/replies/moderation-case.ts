import type { ModerationCase as CaseReply } from '@sild/contract/moderation/schemas'
import type { Connection, Files } from '@sild/service-kit'
import { AuditEntry } from '../models/audit-entry.ts'
import type { ModerationCase } from '../models/moderation-case.ts'
import { shownSubmission } from '../rules/submission.ts'
import { caseSummaryReply } from './case-summary.ts'

/** A case with the submission, the last approved version and the history. */
export async function moderationCaseReply(
  connection: Connection,
  files: Files,
  found: ModerationCase,
  /** Empty for the holder of a claim, who cannot belong to the company. */
  ownCompanies: ReadonlySet<string> = new Set(),
): Promise<CaseReply> {
  const audit = await AuditEntry.query(connection).where({ caseGuid: found.caseGuid }).orderBy(['at', 'auditEntryGuid'])
  const isDecided = found.state === 'approved' || found.state === 'rejected'
  const { rule = null, field = null, quote = null, message = null } = found.reason ?? {}
  return {
    ...caseSummaryReply(found, ownCompanies),
    publication: shownSubmission(found.publication, files),
    approvedBefore: found.approvedBefore,
    decision: isDecided ? { rule, field, quote, message } : null,
    undoUntil: found.settledAt ? null : (found.undoUntil?.toISOString() ?? null),
    audit: audit.map(({ at, email, action, cause, note }) => ({
      at: at.toISOString(),
      actor: email,
      action,
      cause,
      note,
    })),
  }
}
