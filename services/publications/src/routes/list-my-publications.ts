import { serve } from '../deps.ts'
import { ownPublications } from '../replies/own-publication.ts'

export const listMyPublicationsRoute = serve('listMyPublications', ({ actor: { companyGuid }, deps, params, query }) =>
  ownPublications(deps.database, { ...params, ...query, companyGuid }),
)
