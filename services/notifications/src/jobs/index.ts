import { bundleNews } from './bundle-news.ts'
import { mailNews } from './mail-news.ts'
import { eraseNotifications } from './erase-notifications.ts'
import { forgetCompany } from './forget-company.ts'
import { forgetResponse } from './forget-response.ts'
import { notifyAppeal } from './notify-appeal.ts'
import { notifyAnswer } from './notify-answer.ts'
import { notifyDecision } from './notify-decision.ts'
import { notifyExpiring } from './notify-expiring.ts'
import { notifyExpiry } from './notify-expiry.ts'
import { notifyMessage } from './notify-message.ts'
import { notifyPromotion } from './notify-promotion.ts'
import { notifyReport } from './notify-report.ts'
import { notifyDeclinedResponse } from './notify-declined-response.ts'
import { notifyWithdrawnResponse } from './notify-withdrawn-response.ts'
import { notifyResponse } from './notify-response.ts'
import { notifyReviewAwaited } from './notify-review-awaited.ts'
import { notifyReviewPublished } from './notify-review-published.ts'
import { notifySearchDigest } from './notify-search-digest.ts'
import { notifySearchMatches } from './notify-search-matches.ts'
import { prepareDigests } from './prepare-digests.ts'
import { sendDigest } from './send-digest.ts'
import { startDigests } from './start-digests.ts'
import { readMessages } from './read-messages.ts'
import { sendPushes } from './send-pushes.ts'
import { sendTestPush } from './send-test-push.ts'

export const jobs = [
  notifyDecision,
  notifyResponse,
  notifyDeclinedResponse,
  notifyWithdrawnResponse,
  notifyExpiring,
  notifyExpiry,
  notifyReviewPublished,
  notifyReviewAwaited,
  notifyReport,
  notifyAppeal,
  notifyMessage,
  notifyAnswer,
  readMessages,
  notifySearchMatches,
  notifySearchDigest,
  bundleNews,
  mailNews,
  sendPushes,
  sendTestPush,
  startDigests,
  prepareDigests,
  sendDigest,
  notifyPromotion,
  eraseNotifications,
  forgetResponse,
  forgetCompany,
]
