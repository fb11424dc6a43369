import { serve } from '../deps.ts'
import { filesInPublications } from '../replies/published-json.ts'

export const findFilesInPublications = serve('findFilesInPublications', ({ body, deps }) =>
  filesInPublications(deps.database, body),
)
