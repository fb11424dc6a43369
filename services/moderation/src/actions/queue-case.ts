import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Transaction } from '@sild/service-kit'
import { AuditEntry } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { dueWithinMs } from '../models/times.ts'
import type { Finding } from '../screening/finding.ts'
import { withdrawCases } from './withdraw-cases.ts'

export interface NewCase {
  snapshot: PublicationSnapshot
  approvedBefore: { name: string; description: string } | null
  findings: Finding[]
  textFingerprint: Buffer
}

/** Puts a revision into the queue, once, in place of earlier ones. Returns the guid of the case, or null when it was there. */
export async function queueCase(
  trx: Transaction,
  { snapshot, approvedBefore, findings, textFingerprint }: NewCase,
): Promise<string | null> {
  const {
    authorUserGuid: _author,
    companyGuid,
    isLive: _isLive,
    revision,
    submittedAt,
    version: _version,
    ...publication
  } = snapshot
  const submitted = new Date(submittedAt ?? publication.createdAt)
  const queued = await ModerationCase.query(trx)
    .insert({
      publicationGuid: snapshot.guid,
      revision,
      cardType: snapshot.cardType,
      name: snapshot.name,
      companyGuid,
      companyName: snapshot.author.name,
      isChange: snapshot.publishedAt !== null,
      findings,
      publication,
      approvedBefore,
      textFingerprint,
      submittedAt: submitted,
      dueAt: new Date(submitted.getTime() + dueWithinMs),
    })
    .onConflict(['publicationGuid', 'revision'])
    .ignore()
    .returning('caseGuid')
  if (!queued?.caseGuid) return null
  await AuditEntry.query(trx).insert({ caseGuid: queued.caseGuid, action: 'queued' })
  await withdrawCases(trx, { publicationGuid: snapshot.guid, upToRevision: revision - 1, cause: 'superseded' })
  return queued.caseGuid
}
