import { serve } from '../deps.ts'
import { publicationActivity } from '../replies/published-json.ts'

export const getPublicationActivity = serve('getPublicationActivity', ({ actor: { companyGuid }, deps }) =>
  publicationActivity(deps.database, companyGuid),
)
