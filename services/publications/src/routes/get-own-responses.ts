import { serve } from '../deps.ts'
import { ownResponses } from '../replies/response-json.ts'

export const getOwnResponsesRoute = serve('getOwnResponses', ({ body, deps }) => ownResponses(deps.database, body))
