import { keysOf } from '../keys.ts'
import type { News } from './schemas.ts'
import type { NewsTopic } from './topics.ts'

interface Told {
  /** The topic in the notification preferences. */
  readonly topic: NewsTopic
  /** Users who have read it by then get no mail. */
  readonly mailAfterMs: number
}

/** Users with the subject on screen have read it by then and get no push. */
export const PUSH_AFTER_MS = 15_000

const MINUTE_MS = 60_000
const readFirst = (topic: NewsTopic): Told => ({ topic, mailAfterMs: 2 * MINUTE_MS })

/**
 * Mail and push settings of every kind of notification. Null: no push, and either no mail or one that another service
 * sends.
 */
export const told = {
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
} as const satisfies Record<News['type'], Told | null>

export type ToldKind = { [Kind in News['type']]: (typeof told)[Kind] extends null ? never : Kind }[News['type']]
export const isTold = (type: News['type']): type is ToldKind => told[type] !== null
/** Kinds of all topics except the unwanted ones. */
export const toldKinds = (unwanted: readonly NewsTopic[] = []): ToldKind[] =>
  keysOf(told).filter((type): type is ToldKind => isTold(type) && !unwanted.includes(told[type].topic))
