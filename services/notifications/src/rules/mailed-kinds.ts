import type { News } from '@sild/contract/notifications/schemas'

/** What is told by mail too, to whoever wants news of their publications. What billing mails itself is not told twice. */
export const mailedKinds = [
  'publication-approved',
  'publication-rejected',
  'publication-expired',
  'promotion-started',
  'response-received',
  'company-review',
  'review-awaited',
  'content-hidden',
] as const satisfies readonly News['type'][]
export type MailedKind = (typeof mailedKinds)[number]

export const isMailed = (type: News['type']): type is MailedKind => mailedKinds.some((kind) => kind === type)

/** Whoever reads it within two minutes gets no mail of it. */
export const READ_FIRST_MS = 2 * 60_000
/** One mail an hour at most: what happens meanwhile stands in the next one. */
export const BUNDLE_MS = 60 * 60_000
