import { remindOfReviews } from '../actions/remind-of-reviews.ts'
import { handle } from '../deps.ts'

export const remindOfReviewsJob = handle('remind-of-reviews', async ({ deps }) => {
  await deps.database.transaction((trx) => remindOfReviews(trx, deps))
})
