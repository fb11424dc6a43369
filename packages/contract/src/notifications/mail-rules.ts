import { keysOf } from '../keys.ts'
import type { News } from './schemas.ts'
import type { NewsTopic } from './topics.ts'

interface MailRule {
  /** The topic in the notification preferences. */
  readonly topic: NewsTopic
  /** Users who have read it by then get no mail. */
  readonly mailAfterMs: number
}

/** Users with the subject on screen have read it by then and get no push. */
export const PUSH_AFTER_MS = 15_000

const MINUTE_MS = 60_000
const readFirst = (topic: NewsTopic): MailRule => ({ topic, mailAfterMs: 2 * MINUTE_MS })

/**
 * Mail and push settings of every kind of notification. Null: no push, and either no mail or one that another service
 * sends.
 */
export const mailRules = {
  'publication-approved': readFirst('publications'),
  'publication-rejected': readFirst('publications'),
  'publication-expiring': readFirst('publications'),
  'publication-expired': readFirst('publications'),
  'promotion-started': readFirst('publications'),
  'promotion-refused': null,
  'response-received': readFirst('responses'),
  'response-declined': readFirst('responses'),
  'response-withdrawn': readFirst('responses'),
  'chat-message': readFirst('messages'),
  'search-match': { topic: 'searches', mailAfterMs: 0 },
  'search-digest': { topic: 'searches', mailAfterMs: 0 },
  'company-review': readFirst('reviews'),
  'review-awaited': readFirst('reviews'),
  'report-decided': null,
  'content-hidden': readFirst('publications'),
  'appeal-decided': readFirst('publications'),
  subscription: null,
  tutorial: null,
  support: null,
} as const satisfies Record<News['type'], MailRule | null>

export type MailedKind = { [Kind in News['type']]: (typeof mailRules)[Kind] extends null ? never : Kind }[News['type']]
export const isMailedKind = (type: News['type']): type is MailedKind => mailRules[type] !== null
/** Kinds of all topics except the unwanted ones. */
export const mailedKinds = (unwanted: readonly NewsTopic[] = []): MailedKind[] =>
  keysOf(mailRules).filter(
    (type): type is MailedKind => isMailedKind(type) && !unwanted.includes(mailRules[type].topic),
  )
