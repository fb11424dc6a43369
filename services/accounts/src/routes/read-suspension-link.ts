import { serve } from '../deps.ts'
import { contestedSuspension } from '../replies/contested-suspension.ts'
import { readSuspensionToken } from '../rules/suspension-token.ts'

export const readSuspensionLinkRoute = serve('readSuspensionLink', ({ body, deps }) =>
  contestedSuspension(deps.database.knex, readSuspensionToken(deps.links, body.token)),
)
