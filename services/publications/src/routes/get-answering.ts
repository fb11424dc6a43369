import { serve } from '../deps.ts'
import { answeringOf } from '../replies/answering-json.ts'

export const getAnsweringRoute = serve('getAnswering', ({ deps, params }) => answeringOf(deps.database, params.guid))
