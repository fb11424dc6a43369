import { announceChange } from '../actions/announce-change.ts'
import { findOwnCase } from '../actions/find-own-case.ts'
import { updateCase } from '../actions/update-case.ts'
import { serve } from '../deps.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { filesInCase, filesOfCase } from '../rules/files-of-case.ts'

export const updateCaseRoute = serve('updateCase', async ({ actor, params, body, deps, locale, transaction }) => {
  const current = await findOwnCase(deps.database.knex, actor, params.id)
  await deps.files.reserve(actor, filesInCase(body), filesOfCase(current))
  return transaction(async (trx) => {
    const after = await updateCase(trx, deps, actor, { ...body, caseGuid: params.id, locale })
    announceChange(trx, deps, after.companyGuid)
    return ownCaseReply(deps.files, after)
  })
})
