import { openDataExport } from '../actions/open-data-export.ts'
import { serve } from '../deps.ts'

export const downloadDataExportRoute = serve('downloadDataExport', ({ actor, deps, query }) =>
  openDataExport(deps, actor.userGuid, query.link),
)
