import { serve } from '../deps.ts'
import { contestedSuspension } from '../replies/contested-suspension.ts'

export const getSuspensionRoute = serve('getSuspension', ({ deps, params }) =>
  contestedSuspension(deps.database.knex, params.suspensionGuid),
)
