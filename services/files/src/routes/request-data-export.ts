import { findOwnedCompanies } from '../actions/find-owned-companies.ts'
import { requestDataExport } from '../actions/request-data-export.ts'
import { serve } from '../deps.ts'
import { dataExportReply } from '../replies/data-export-reply.ts'

export const requestDataExportRoute = serve('requestDataExport', async ({ actor, deps, transaction }) => {
  const companyGuids = await findOwnedCompanies(deps, actor)
  return transaction(async (trx) =>
    dataExportReply(deps, await requestDataExport(trx, deps, { companyGuids, userGuid: actor.userGuid })),
  )
})
