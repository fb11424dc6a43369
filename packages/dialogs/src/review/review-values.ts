import type { Input } from '@sild/contract'

export const emptyReview = { ratingQuality: '', ratingScheduling: '', ratingCost: '', ratingNps: '', text: '' }
export type ReviewValues = typeof emptyReview
type Body = Input<'writeReview'>['body']

// No choice yet is refused by the schema, beside the choice.
const markOf = (value: string): number => (value ? Number(value) : (undefined as never))

export const reviewBodyOf = (values: ReviewValues): Body => ({
  ratingQuality: markOf(values.ratingQuality),
  ratingScheduling: markOf(values.ratingScheduling),
  ratingCost: markOf(values.ratingCost),
  ratingNps: markOf(values.ratingNps),
  text: values.text.trim() || null,
})
