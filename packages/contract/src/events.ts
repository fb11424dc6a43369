import type { JobName, JobPayload } from './jobs.ts'

/** What happened, and the jobs of other services that follow from it. The relay turns one event into a job a subscriber. */
export const events = {
  'user-registered': ['send-activation-mail'],
  /** Somebody has deleted his account: nothing that says who he was stays anywhere. */
  'user-erased': [
    'erase-user',
    'erase-companies',
    'erase-publications',
    'erase-messages',
    'erase-notifications',
    'erase-contact-forms',
    'erase-views',
    'erase-favorites',
    'erase-reports',
  ],
  'company-erased': ['erase-cases', 'forget-company', 'erase-company-publications'],
  'response-erased': ['forget-response'],
  'company-changed': ['index-company', 'refresh-author'],
  /** More or fewer users keep it among their favourites. */
  'company-favored': ['count-favorites'],
  /** Both companies have reviewed each other: their reviews can be read. */
  'review-published': ['notify-review-published'],
  /** One company has reviewed and the other has not, for some days. */
  'review-awaited': ['notify-review-awaited'],
  /** A moderator has answered what users reported; each service looks whether it is about something of its own. */
  'report-decided': ['uphold-company-report', 'uphold-publication-report', 'uphold-chat-report', 'notify-report'],
  'publication-submitted': ['screen-publication'],
  'publication-withdrawn': ['withdraw-case'],
  'publication-decided': ['apply-moderation-decision'],
  'publication-approved': ['index-publication', 'list-company'],
  /** Left the search without being closed: back to drafts, or a change of it was refused. Its chats go on. */
  'publication-hidden': ['index-publication', 'list-company'],
  /** Something that its card shows has changed: the number of responses. */
  'publication-counted': ['index-publication'],
  'publication-closed': ['index-publication', 'archive-chats', 'list-company'],
  'publication-expired': ['notify-expiry'],
  'publication-decision-applied': ['notify-decision'],
  'response-created': ['start-chat', 'notify-response'],
} as const satisfies Record<string, readonly JobName[]>
export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = JobPayload<Extract<(typeof events)[N][number], JobName>>
