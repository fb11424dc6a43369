import type { ModerationCaseSummary } from '@sild/contract/moderation/schemas'
import type { ModerationCase } from '../models/moderation-case.ts'

/** A case for a moderator, who may belong to some of the companies. */
export const caseSummaryReply = (found: ModerationCase, ownCompanies: ReadonlySet<string>): ModerationCaseSummary => ({
  caseGuid: found.caseGuid,
  state: found.state,
  publicationGuid: found.publicationGuid,
  cardType: found.cardType,
  name: found.name,
  companyName: found.companyName,
  isOwn: ownCompanies.has(found.companyGuid),
  revision: found.revision,
  isPromotion: found.promotionGuid !== null,
  isChange: found.isChange,
  findings: found.findings,
  claimedBy: found.claimedByUserGuid ? { userGuid: found.claimedByUserGuid, email: found.claimedByEmail ?? '' } : null,
  claimedUntil: found.claimedUntil?.toISOString() ?? null,
  submittedAt: found.submittedAt.toISOString(),
  dueAt: found.dueAt.toISOString(),
  decidedAt: found.decidedAt?.toISOString() ?? null,
})
