import * as z from 'zod/mini'
import type { ServiceName } from './operation.ts'
import { filesOfUser } from './files/schemas.ts'
import { guid } from './primitives.ts'

export interface Job {
  readonly name: string
  /** Queue and worker; one a kind of work, so that slow work never delays quick work. */
  readonly queue: string
  readonly service: ServiceName
  readonly payload: z.ZodMiniType
  /** Runs by itself every so many milliseconds. */
  readonly everyMs?: number
}

const publicationRevision = z.strictObject({ publicationGuid: guid, revision: z.int() })
const byResponse = z.strictObject({ responseGuid: guid })
const byCompany = z.strictObject({ companyGuid: guid })
const byReview = z.strictObject({ reviewGuid: guid })
const reviewReminder = z.strictObject({ reviewGuid: guid, reminder: z.int() })
const byUser = z.strictObject({ userGuid: guid })
const byReportDecision = z.strictObject({ decisionGuid: guid })
const nothing = z.strictObject({})
/** Whole counts, not differences, so that a repeated job changes nothing. */
const viewCounts = z.strictObject({
  views: z.array(z.strictObject({ publicationGuid: guid, viewsCount: z.int() })).check(z.maxLength(500)),
})
const decided = z.strictObject({ caseGuid: guid, publicationGuid: guid, revision: z.int() })

/** Every job of Sild. Payloads are ids and revisions, never entities or personal data. */
export const jobs = {
  'send-activation-mail': {
    name: 'send-activation-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: byUser,
  },
  'send-already-registered-mail': {
    name: 'send-already-registered-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: byUser,
  },
  'send-onboarding-mail': {
    name: 'send-onboarding-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: byUser,
  },
  'send-recovery-mail': {
    name: 'send-recovery-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: z.strictObject({ recoveryRequestGuid: guid }),
  },
  'send-unsubscribe-mail': {
    name: 'send-unsubscribe-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: z.strictObject({ unsubscribeRequestGuid: guid }),
  },
  'send-address-mail': {
    name: 'send-address-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: z.strictObject({ addressChangeGuid: guid }),
  },
  'send-address-notice': {
    name: 'send-address-notice',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: byUser,
  },
  'send-password-changed-mail': {
    name: 'send-password-changed-mail',
    queue: 'accounts-mail',
    service: 'accounts',
    payload: byUser,
  },
  'erase-user': { name: 'erase-user', queue: 'accounts-housekeeping', service: 'accounts', payload: byUser },
  'remove-expired-sessions': {
    name: 'remove-expired-sessions',
    queue: 'accounts-housekeeping',
    service: 'accounts',
    payload: nothing,
    everyMs: 3_600_000,
  },

  'verify-company': { name: 'verify-company', queue: 'companies-registers', service: 'companies', payload: byCompany },
  'recheck-companies': {
    name: 'recheck-companies',
    queue: 'companies-housekeeping',
    service: 'companies',
    payload: nothing,
    everyMs: 3_600_000,
  },
  'remind-of-reviews': {
    name: 'remind-of-reviews',
    queue: 'companies-housekeeping',
    service: 'companies',
    payload: nothing,
    everyMs: 3_600_000,
  },
  'count-favorites': { name: 'count-favorites', queue: 'companies', service: 'companies', payload: byCompany },
  'list-company': { name: 'list-company', queue: 'companies', service: 'companies', payload: publicationRevision },

  'uphold-company-report': {
    name: 'uphold-company-report',
    queue: 'companies',
    service: 'companies',
    payload: byReportDecision,
  },
  'drop-files': {
    name: 'drop-files',
    queue: 'companies-housekeeping',
    service: 'companies',
    payload: filesOfUser,
  },
  'erase-companies': {
    name: 'erase-companies',
    queue: 'companies-housekeeping',
    service: 'companies',
    payload: byUser,
  },

  'apply-moderation-decision': {
    name: 'apply-moderation-decision',
    queue: 'publications',
    service: 'publications',
    payload: decided,
  },
  'uphold-publication-report': {
    name: 'uphold-publication-report',
    queue: 'publications',
    service: 'publications',
    payload: byReportDecision,
  },
  'refresh-author': { name: 'refresh-author', queue: 'publications', service: 'publications', payload: byCompany },
  'count-views': { name: 'count-views', queue: 'publications', service: 'publications', payload: viewCounts },
  'return-response-quota': {
    name: 'return-response-quota',
    queue: 'publications',
    service: 'publications',
    payload: z.strictObject({ responseGuid: guid, companyGuid: guid }),
  },
  'expire-publications': {
    name: 'expire-publications',
    queue: 'publications-expiry',
    service: 'publications',
    payload: nothing,
    everyMs: 60_000,
  },
  'drop-stale-reservations': {
    name: 'drop-stale-reservations',
    queue: 'publications-housekeeping',
    service: 'publications',
    payload: nothing,
    everyMs: 60_000,
  },

  'erase-publications': {
    name: 'erase-publications',
    queue: 'publications-housekeeping',
    service: 'publications',
    payload: byUser,
  },
  'erase-company-publications': {
    name: 'erase-company-publications',
    queue: 'publications-housekeeping',
    service: 'publications',
    payload: byCompany,
  },

  'screen-publication': {
    name: 'screen-publication',
    queue: 'moderation',
    service: 'moderation',
    payload: publicationRevision,
  },
  'withdraw-case': { name: 'withdraw-case', queue: 'moderation', service: 'moderation', payload: publicationRevision },
  'settle-decision': {
    name: 'settle-decision',
    queue: 'moderation',
    service: 'moderation',
    payload: z.strictObject({ caseGuid: guid, version: z.int() }),
  },
  'erase-cases': { name: 'erase-cases', queue: 'moderation-housekeeping', service: 'moderation', payload: byCompany },
  'erase-reports': { name: 'erase-reports', queue: 'moderation-housekeeping', service: 'moderation', payload: byUser },
  'release-stale-claims': {
    name: 'release-stale-claims',
    queue: 'moderation-housekeeping',
    service: 'moderation',
    payload: nothing,
    everyMs: 60_000,
  },

  'index-publication': { name: 'index-publication', queue: 'search', service: 'search', payload: publicationRevision },
  'index-company': { name: 'index-company', queue: 'search', service: 'search', payload: byCompany },
  'flush-views': {
    name: 'flush-views',
    queue: 'search-housekeeping',
    service: 'search',
    payload: nothing,
    everyMs: 15_000,
  },
  'hide-inactive-companies': {
    name: 'hide-inactive-companies',
    queue: 'search-housekeeping',
    service: 'search',
    payload: nothing,
    everyMs: 3_600_000,
  },

  'erase-favorites': { name: 'erase-favorites', queue: 'search-housekeeping', service: 'search', payload: byUser },
  'erase-views': { name: 'erase-views', queue: 'search-housekeeping', service: 'search', payload: byUser },

  'start-chat': { name: 'start-chat', queue: 'chat', service: 'chat', payload: byResponse },
  'archive-chats': { name: 'archive-chats', queue: 'chat', service: 'chat', payload: publicationRevision },

  'uphold-chat-report': { name: 'uphold-chat-report', queue: 'chat', service: 'chat', payload: byReportDecision },
  'erase-messages': { name: 'erase-messages', queue: 'chat', service: 'chat', payload: byUser },

  'notify-decision': { name: 'notify-decision', queue: 'notifications', service: 'notifications', payload: decided },
  'notify-response': { name: 'notify-response', queue: 'notifications', service: 'notifications', payload: byResponse },
  'notify-expiry': {
    name: 'notify-expiry',
    queue: 'notifications',
    service: 'notifications',
    payload: publicationRevision,
  },

  'notify-review-published': {
    name: 'notify-review-published',
    queue: 'notifications',
    service: 'notifications',
    payload: byReview,
  },
  'notify-review-awaited': {
    name: 'notify-review-awaited',
    queue: 'notifications',
    service: 'notifications',
    payload: reviewReminder,
  },
  'notify-report': {
    name: 'notify-report',
    queue: 'notifications',
    service: 'notifications',
    payload: byReportDecision,
  },
  'erase-notifications': {
    name: 'erase-notifications',
    queue: 'notifications',
    service: 'notifications',
    payload: byUser,
  },
  'forget-company': { name: 'forget-company', queue: 'notifications', service: 'notifications', payload: byCompany },
  'forget-response': { name: 'forget-response', queue: 'notifications', service: 'notifications', payload: byResponse },

  'send-contact-form': {
    name: 'send-contact-form',
    queue: 'support-mail',
    service: 'support',
    payload: z.strictObject({ contactFormGuid: guid }),
  },
  'send-feedback': {
    name: 'send-feedback',
    queue: 'support-mail',
    service: 'support',
    payload: z.strictObject({ feedbackGuid: guid }),
  },
  'send-webinar-registration': {
    name: 'send-webinar-registration',
    queue: 'support-mail',
    service: 'support',
    payload: z.strictObject({ registrationGuid: guid }),
  },
  'erase-contact-forms': {
    name: 'erase-contact-forms',
    queue: 'support-housekeeping',
    service: 'support',
    payload: byUser,
  },
} as const satisfies Record<string, Job>
export type Jobs = typeof jobs
export type JobName = keyof Jobs
export type JobPayload<N extends JobName> = z.output<Jobs[N]['payload']>
