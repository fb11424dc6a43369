import { releaseQuota } from '../actions/release-quota.ts'
import { handle } from '../deps.ts'
import { recentContactViewsOf } from '../models/quota.ts'

/** Gives back the views of contacts of a company that moderators removed. */
export const returnContactViewsJob = handle('return-contact-views', async ({ deps: { database }, payload }) => {
  for (const use of await recentContactViewsOf(database.knex, payload.companyGuid))
    await database.transaction((trx) => releaseQuota(trx, { ...use, reason: 'company-removed' }))
})
