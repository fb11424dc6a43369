import { serve } from '../deps.ts'
import { publicationSnapshots } from '../replies/published-json.ts'

export const getPublicationSnapshots = serve('getPublicationSnapshots', ({ body, deps }) =>
  publicationSnapshots(deps.database, body),
)
