import { serve } from '../deps.ts'
import { publicationsByGuids } from '../replies/published-json.ts'

export const listPublicationsByGuidsRoute = serve('listPublicationsByGuids', ({ body: { guids }, deps }) =>
  publicationsByGuids(deps.database, guids),
)
