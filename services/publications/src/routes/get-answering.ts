import { serve } from '../deps.ts'
import { answeringOf } from '../replies/answering-json.ts'

export const getAnswering = serve('getAnswering', ({ deps, params }) => answeringOf(deps.database, params.guid))
