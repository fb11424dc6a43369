import { serve } from '../deps.ts'
import { QuotaEntry } from '../models/quota-entry.ts'
import { quotaEntryReplies } from '../replies/quota-entry-reply.ts'

export const listQuotaEntriesRoute = serve('listQuotaEntries', async ({ actor: { companyGuid }, deps, query }) => {
  const own = QuotaEntry.query(deps.database.knex).where({ companyGuid })
  const [page, total] = await Promise.all([
    own.clone().orderBy('at', 'desc').orderBy('entryGuid', 'desc').limit(query.limit).offset(query.offset),
    own.resultSize(),
  ])
  return { list: await quotaEntryReplies(deps, page), total }
})
