import { lastExportOf } from '../actions/request-data-export.ts'
import { serve } from '../deps.ts'
import { dataExportReply } from '../replies/data-export-reply.ts'

export const getDataExportRoute = serve('getDataExport', async ({ actor, deps }) =>
  dataExportReply(deps, await lastExportOf(deps.database.knex, actor.userGuid)),
)
