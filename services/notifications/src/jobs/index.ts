import { bundleNewsJob } from './bundle-news.ts'
import { mailNewsJob } from './mail-news.ts'
import { eraseNotificationsJob } from './erase-notifications.ts'
import { forgetCompanyJob } from './forget-company.ts'
import { forgetResponseJob } from './forget-response.ts'
import { notifyAppealJob } from './notify-appeal.ts'
import { notifyAnswerJob } from './notify-answer.ts'
import { notifyDecisionJob } from './notify-decision.ts'
import { notifyExpiringJob } from './notify-expiring.ts'
import { notifyExpiryJob } from './notify-expiry.ts'
import { notifyMessageJob } from './notify-message.ts'
import { notifyPromotionJob } from './notify-promotion.ts'
import { notifyReportJob } from './notify-report.ts'
import { notifyDeclinedResponseJob } from './notify-declined-response.ts'
import { notifyWithdrawnResponseJob } from './notify-withdrawn-response.ts'
import { notifyResponseJob } from './notify-response.ts'
import { notifyReviewAwaitedJob } from './notify-review-awaited.ts'
import { notifyReviewPublishedJob } from './notify-review-published.ts'
import { notifySearchDigestJob } from './notify-search-digest.ts'
import { notifySearchMatchesJob } from './notify-search-matches.ts'
import { prepareDigestsJob } from './prepare-digests.ts'
import { sendDigestJob } from './send-digest.ts'
import { startDigestsJob } from './start-digests.ts'
import { readMessagesJob } from './read-messages.ts'
import { sendPushesJob } from './send-pushes.ts'
import { sendTestPushJob } from './send-test-push.ts'

export const jobs = [
  notifyDecisionJob,
  notifyResponseJob,
  notifyDeclinedResponseJob,
  notifyWithdrawnResponseJob,
  notifyExpiringJob,
  notifyExpiryJob,
  notifyReviewPublishedJob,
  notifyReviewAwaitedJob,
  notifyReportJob,
  notifyAppealJob,
  notifyMessageJob,
  notifyAnswerJob,
  readMessagesJob,
  notifySearchMatchesJob,
  notifySearchDigestJob,
  bundleNewsJob,
  mailNewsJob,
  sendPushesJob,
  sendTestPushJob,
  startDigestsJob,
  prepareDigestsJob,
  sendDigestJob,
  notifyPromotionJob,
  eraseNotificationsJob,
  forgetResponseJob,
  forgetCompanyJob,
]
