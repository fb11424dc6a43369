import { serve } from '../deps.ts'
import { policiesToAccept } from '../replies/policies-to-accept.ts'

export const listPoliciesToAcceptRoute = serve('listPoliciesToAccept', ({ actor, deps, locale }) =>
  policiesToAccept(deps.database, actor.userGuid, locale),
)
