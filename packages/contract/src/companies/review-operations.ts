import { operation } from '../operation.ts'

/** Of a company with which the caller's has talked; published when both have reviewed each other. */
export const writeReview = operation('POST', '/api/company/{guid}/review', {
  access: 'company',
  errors: ['company-not-found', 'review-not-allowed', 'review-exists'],
  status: 201,
})
/** What the caller's company has written of another, and whether it may. */
export const getMyReview = operation('GET', '/api/company/{guid}/review/mine', {
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
})
/** Both companies of a review and its text, for notifications and moderation. */
export const getReviewParties = operation('GET', '/internal/companies/reviews/{guid}/parties', {
  access: 'system',
  errors: ['review-not-found'],
  isRead: true,
})
