import type { Reply } from '@sild/contract'
import { guidOf } from './replies.ts'

type CompanyReview = Reply<'listCompanyReviews'>['list'][number]

/** A published review of that company by another. */
export const reviewReply = (own: Partial<CompanyReview> = {}): CompanyReview => ({
  guid: guidOf(601),
  author: { guid: guidOf(9002), slug: 'kask-ja-pojad', name: 'Kask ja Pojad OÜ', logoUrl: null },
  text: 'On time.',
  ratingQuality: 5,
  ratingScheduling: 4,
  ratingCost: 4,
  ratingNps: 5,
  publishedAt: '2026-03-01T09:00:00Z',
  ...own,
})
