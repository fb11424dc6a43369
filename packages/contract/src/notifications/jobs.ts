import * as z from 'zod/mini'
import { guid, instant } from '../primitives.ts'
import type { JobTable } from '../job.ts'
import {
  byAppeal,
  byCompany,
  byDigest,
  byMessage,
  byPublication,
  byReportDecision,
  byResponse,
  byReview,
  byTicketMessage,
  byUser,
  changedPromotion,
  decided,
  declinedResponse,
  dueSearch,
  nothing,
  publicationRevision,
  readChat,
  reviewReminder,
} from '../payloads.ts'

export const jobs = {
  'notify-decision': { queue: 'notifications', payload: decided, follows: ['publication-decision-applied'] },
  'notify-promotion': { queue: 'notifications', payload: changedPromotion, follows: ['promotion-changed'] },
  'notify-response': { queue: 'notifications', payload: byResponse, follows: ['response-created'] },
  'notify-declined-response': { queue: 'notifications', payload: declinedResponse, follows: ['response-declined'] },
  'notify-withdrawn-response': { queue: 'notifications', payload: byResponse, follows: ['response-withdrawn'] },
  'notify-expiring': { queue: 'notifications', payload: publicationRevision, follows: ['publication-expiring'] },
  'notify-expiry': { queue: 'notifications', payload: publicationRevision, follows: ['publication-expired'] },
  'notify-review-published': { queue: 'notifications', payload: byReview, follows: ['review-published'] },
  'notify-review-awaited': { queue: 'notifications', payload: reviewReminder, follows: ['review-awaited'] },
  'notify-report': { queue: 'notifications', payload: byReportDecision, follows: ['report-decided'] },
  'notify-appeal': { queue: 'notifications', payload: byAppeal, follows: ['appeal-decided'] },
  /** Some seconds after a message was sent: users with the chat open have read it by then. */
  'notify-message': { queue: 'notifications', payload: byMessage },
  /** Some seconds after support has answered: a user with the ticket open has seen it by then. */
  'notify-answer': { queue: 'notifications', payload: byTicketMessage },
  'read-messages': { queue: 'notifications', payload: readChat, follows: ['chat-read'] },
  'notify-search-matches': { queue: 'notifications', payload: byPublication, follows: ['publication-matched'] },
  'notify-search-digest': { queue: 'notifications', payload: dueSearch, follows: ['saved-search-due'] },
  /** Some minutes after a notification: a user who has read it by then gets no mail. */
  'bundle-news': { queue: 'notifications', payload: byUser },
  /** A moment after a notification, and every minute for pushes that failed. */
  'send-pushes': { queue: 'notifications-pushes', payload: nothing, everyMs: 60_000 },
  'send-test-push': { queue: 'notifications-pushes', payload: byUser },
  'mail-news': { queue: 'notifications-mails', payload: z.strictObject({ mailGuid: guid }) },
  'start-digests': { queue: 'notifications-digests', payload: nothing, everyMs: 900_000 },
  'prepare-digests': { queue: 'notifications-digests', payload: z.strictObject({ week: instant }) },
  'send-digest': { queue: 'notifications-mails', payload: byDigest, follows: ['digest-prepared'] },
  'erase-notifications': { queue: 'notifications', payload: byUser, follows: ['user-erased'] },
  'forget-company': { queue: 'notifications', payload: byCompany, follows: ['company-erased'] },
  'forget-response': { queue: 'notifications', payload: byResponse, follows: ['response-erased'] },
} as const satisfies JobTable
