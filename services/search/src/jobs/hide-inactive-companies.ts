import { hideInactiveBatch } from '../actions/hide-inactive-companies.ts'
import { handle } from '../deps.ts'

export const hideInactiveCompaniesJob = handle('hide-inactive-companies', async ({ deps }) => {
  while (await hideInactiveBatch(deps));
})
