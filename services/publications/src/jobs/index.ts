import { warnOfExpiryJob } from './warn-of-expiry.ts'
import { recategorisePublicationsJob } from './recategorise-publications.ts'
import { retagPublicationsJob } from './retag-publications.ts'
import { returnClosedQuotaJob } from './return-closed-quota.ts'
import { returnUnansweredQuotaJob } from './return-unanswered-quota.ts'
import { applyPromotionDecisionJob } from './apply-promotion-decision.ts'
import { cancelPromotionJob } from './cancel-promotion.ts'
import { startPromotionJob } from './start-promotion.ts'
import { sweepPromotionsJob } from './sweep-promotions.ts'
import { applyModerationDecisionJob } from './apply-moderation-decision.ts'
import { countPublishedJob } from './count-published.ts'
import { countViewsJob } from './count-views.ts'
import { dropStaleReservationsJob } from './drop-stale-reservations.ts'
import { eraseCompanyPublicationsJob } from './erase-company-publications.ts'
import { erasePublicationsJob } from './erase-publications.ts'
import { expirePublicationsJob } from './expire-publications.ts'
import { liftPublicationRefusalJob } from './lift-publication-refusal.ts'
import { noteAnswerJob } from './note-answer.ts'
import { refreshAuthorJob } from './refresh-author.ts'
import { returnResponseQuotaJob } from './return-response-quota.ts'
import { upholdPublicationReportJob } from './uphold-publication-report.ts'

export const jobs = [
  noteAnswerJob,
  warnOfExpiryJob,
  applyModerationDecisionJob,
  refreshAuthorJob,
  countViewsJob,
  returnResponseQuotaJob,
  expirePublicationsJob,
  dropStaleReservationsJob,
  erasePublicationsJob,
  eraseCompanyPublicationsJob,
  liftPublicationRefusalJob,
  upholdPublicationReportJob,
  startPromotionJob,
  applyPromotionDecisionJob,
  cancelPromotionJob,
  sweepPromotionsJob,
  returnClosedQuotaJob,
  returnUnansweredQuotaJob,
  countPublishedJob,
  retagPublicationsJob,
  recategorisePublicationsJob,
]
