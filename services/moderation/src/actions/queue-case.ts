import type { ModerationCase as CaseReply } from '@sild/contract/moderation/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { submissionOf } from '../rules/submission.ts'
import { dueWithinMs } from '../rules/times.ts'
import type { Finding } from '../screening/finding.ts'
import { announceCase } from './announce-case.ts'
import { withdrawCases } from './withdraw-cases.ts'

export interface NewCase {
  snapshot: PublicationSnapshot
  approvedBefore: CaseReply['approvedBefore']
  findings: Finding[]
  textFingerprint: Buffer
  /** Set for a case about a promotion. Its wait began when it was paid. */
  promotionGuid?: string
}

/** Queues a revision once. It replaces earlier revisions in the queue. */
export async function queueCase(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'clock' | 'files' | 'live'>,
  { snapshot, approvedBefore, findings, promotionGuid, textFingerprint }: NewCase,
): Promise<void> {
  const {
    authorUserGuid: _author,
    companyGuid,
    isLive: _isLive,
    promotedUntil: _promotedUntil,
    refusedBy: _refusedBy,
    revision,
    submittedAt,
    version: _version,
    ...publication
  } = snapshot
  const submitted = promotionGuid ? deps.clock.now() : new Date(submittedAt ?? publication.createdAt)
  const queued = await ModerationCase.query(trx)
    .insert({
      publicationGuid: snapshot.guid,
      revision,
      promotionGuid,
      cardType: snapshot.cardType,
      name: snapshot.name,
      companyGuid,
      companyName: snapshot.author.name,
      isChange: !promotionGuid && snapshot.publishedAt !== null,
      findings,
      publication: submissionOf(publication, deps.files),
      approvedBefore,
      textFingerprint,
      submittedAt: submitted,
      dueAt: new Date(submitted.getTime() + dueWithinMs),
    })
    .onConflict()
    .ignore()
    .returning('caseGuid')
  if (!queued?.caseGuid) return
  await AuditEntry.query(trx).insert({ caseGuid: queued.caseGuid, action: 'queued' })
  if (!promotionGuid)
    await withdrawCases(trx, deps, { publicationGuid: snapshot.guid, upToRevision: revision - 1, cause: 'superseded' })
  announceCase(trx, deps, queued.caseGuid)
}
