import { announceCompanies } from '../actions/announce-index.ts'
import { hideInactiveBatch, isFullBatch } from '../actions/hide-inactive-companies.ts'
import { handle } from '../deps.ts'

export const hideInactiveCompanies = handle('hide-inactive-companies', async ({ deps }) => {
  let hidden
  do {
    hidden = await hideInactiveBatch(deps)
    await announceCompanies(deps, hidden)
  } while (isFullBatch(hidden))
})
