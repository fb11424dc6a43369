import { requestDataExport } from '../actions/request-data-export.ts'
import { serve } from '../deps.ts'
import { dataExportReply } from '../replies/data-export-reply.ts'

export const requestDataExportRoute = serve('requestDataExport', ({ actor, deps, transaction }) =>
  transaction(async (trx) => dataExportReply(deps, await requestDataExport(trx, deps, actor))),
)
