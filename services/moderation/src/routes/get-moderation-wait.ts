import { serve } from '../deps.ts'
import { moderationWait } from '../replies/moderation-wait.ts'

export const getModerationWait = serve('getModerationWait', ({ actor, deps, params: { publicationGuid } }) =>
  moderationWait(deps.database, { publicationGuid, companyGuid: actor.companyGuid }),
)
