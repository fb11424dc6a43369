import { serve } from '../deps.ts'
import { viewingsReply } from '../replies/viewings.ts'

export const listViewingsRoute = serve('listViewings', ({ actor, deps }) =>
  viewingsReply(deps.database, actor.userGuid),
)
