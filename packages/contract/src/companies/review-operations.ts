import type { Operation } from '../operation.ts'

/** Of a company with which the caller's has talked; published when both have reviewed each other. */
export const writeReview = {
  name: 'writeReview',
  method: 'POST',
  path: '/api/company/{guid}/review',
  service: 'companies',
  access: 'company',
  errors: ['company-not-found', 'review-not-allowed', 'review-exists'],
  status: 201,
} as const satisfies Operation
/** What the caller's company has written of another, and whether it may. */
export const getMyReview = {
  name: 'getMyReview',
  method: 'GET',
  path: '/api/company/{guid}/review/mine',
  service: 'companies',
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
/** Both companies of a review and its words, for who is told of it and who judges it. */
export const getReviewParties = {
  name: 'getReviewParties',
  method: 'GET',
  path: '/internal/companies/reviews/{guid}/parties',
  service: 'companies',
  access: 'system',
  errors: ['review-not-found'],
  isRead: true,
} as const satisfies Operation
