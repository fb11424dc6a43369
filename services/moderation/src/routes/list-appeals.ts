import { serve } from '../deps.ts'
import { appealsPage } from '../replies/appeals-page.ts'

export const listAppealsRoute = serve('listAppeals', ({ actor, deps, query }) =>
  appealsPage(deps, actor.userGuid, query),
)
