import type { JobPayload } from '@sild/contract/jobs'
import type { Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ModerationDeps } from '../deps.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { announceCase } from './announce-case.ts'

/** Makes a decision final and publishes it, unless it was undone, withdrawn or settled before. */
export async function settleDecision(
  trx: Transaction,
  deps: ModerationDeps,
  { caseGuid, version }: JobPayload<'settle-decision'>,
): Promise<void> {
  const settled = await ModerationCase.query(trx)
    .where({ caseGuid, version })
    .whereIn('state', ['approved', 'rejected'])
    .whereNull('settledAt')
    .patch({ settledAt: fn.now(), version: version + 1 })
    .returning(['publicationGuid', 'promotionGuid', 'revision'])
  if (!settled[0]) return
  const { promotionGuid, publicationGuid, revision } = settled[0]
  await AuditEntry.query(trx).insert({ caseGuid, action: 'settled' })
  if (promotionGuid) await deps.outbox.publish(trx, 'promotion-decided', { caseGuid, promotionGuid })
  else await deps.outbox.publish(trx, 'publication-decided', { caseGuid, publicationGuid, revision })
  announceCase(trx, deps, caseGuid)
}
