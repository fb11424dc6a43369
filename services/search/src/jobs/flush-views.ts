import { flushViews, isFullFlush } from '../actions/flush-views.ts'
import { handle } from '../deps.ts'

export const flushViewsJob = handle('flush-views', async ({ deps }) => {
  while (isFullFlush(await flushViews(deps)));
})
