import type { Review } from '../models/review.ts'

export const reviewStatus = ({ publishedAt }: Pick<Review, 'publishedAt'>): 'PUBLISHED' | 'WAITING' =>
  publishedAt ? 'PUBLISHED' : 'WAITING'
