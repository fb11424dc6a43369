import { findOwnCase } from '../actions/find-own-case.ts'
import { serve } from '../deps.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'

export const getMyCaseRoute = serve('getMyCase', async ({ actor, params, deps }) =>
  ownCaseReply(deps.files, await findOwnCase(deps.database.knex, actor, params.id)),
)
