import { warnOfExpiryJob } from './warn-of-expiry.ts'
import { recategorisePublicationsJob } from './recategorise-publications.ts'
import { retagPublicationsJob } from './retag-publications.ts'
import { returnClosedQuota } from './return-closed-quota.ts'
import { returnUnansweredQuota } from './return-unanswered-quota.ts'
import { applyPromotionDecisionJob } from './apply-promotion-decision.ts'
import { cancelPromotionJob } from './cancel-promotion.ts'
import { startPromotionJob } from './start-promotion.ts'
import { sweepPromotions } from './sweep-promotions.ts'
import { applyModerationDecisionJob } from './apply-moderation-decision.ts'
import { countPublishedJob } from './count-published.ts'
import { countViewsJob } from './count-views.ts'
import { dropStaleReservations } from './drop-stale-reservations.ts'
import { eraseCompanyPublications } from './erase-company-publications.ts'
import { erasePublications } from './erase-publications.ts'
import { expirePublicationsJob } from './expire-publications.ts'
import { liftPublicationRefusal } from './lift-publication-refusal.ts'
import { noteAnswer } from './note-answer.ts'
import { refreshAuthor } from './refresh-author.ts'
import { returnResponseQuota } from './return-response-quota.ts'
import { upholdPublicationReport } from './uphold-publication-report.ts'

export const jobs = [
  noteAnswer,
  warnOfExpiryJob,
  applyModerationDecisionJob,
  refreshAuthor,
  countViewsJob,
  returnResponseQuota,
  expirePublicationsJob,
  dropStaleReservations,
  erasePublications,
  eraseCompanyPublications,
  liftPublicationRefusal,
  upholdPublicationReport,
  startPromotionJob,
  applyPromotionDecisionJob,
  cancelPromotionJob,
  sweepPromotions,
  returnClosedQuota,
  returnUnansweredQuota,
  countPublishedJob,
  retagPublicationsJob,
  recategorisePublicationsJob,
]
