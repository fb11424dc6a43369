import { remindOfReviews as remind } from '../actions/remind-of-reviews.ts'
import { handle } from '../deps.ts'

export const remindOfReviews = handle('remind-of-reviews', async ({ deps }) => {
  await deps.database.transaction((trx) => remind(trx, deps))
})
