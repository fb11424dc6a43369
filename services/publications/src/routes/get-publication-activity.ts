import { serve } from '../deps.ts'
import { publicationActivity } from '../replies/published-json.ts'

export const getPublicationActivityRoute = serve('getPublicationActivity', ({ actor: { companyGuid }, deps }) =>
  publicationActivity(deps.database, companyGuid),
)
