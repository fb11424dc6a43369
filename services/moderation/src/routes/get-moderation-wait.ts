import { serve } from '../deps.ts'
import { moderationWait } from '../replies/moderation-wait.ts'

export const getModerationWaitRoute = serve('getModerationWait', ({ actor, deps, params: { publicationGuid } }) =>
  moderationWait(deps.database, { publicationGuid, companyGuid: actor.companyGuid }),
)
