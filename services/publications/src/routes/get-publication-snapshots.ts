import { serve } from '../deps.ts'
import { publicationSnapshots } from '../replies/published-json.ts'

export const getPublicationSnapshotsRoute = serve('getPublicationSnapshots', ({ body, deps }) =>
  publicationSnapshots(deps.database, body),
)
