import { announceChange } from '../actions/announce-change.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { updateCase } from '../actions/update-case.ts'
import { serve } from '../deps.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

export const updateCaseRoute = serve('updateCase', ({ actor, params, body, deps, transaction }) =>
  transaction(async (trx) => {
    const { before, after } = await updateCase(trx, deps, actor, { ...body, caseGuid: params.id })
    const kept = filesOfCase(after)
    const files = filesOfCase(before).filter((file) => !kept.includes(file))
    await releaseFiles(trx, deps, files, actor.userGuid)
    announceChange(trx, deps, before.companyGuid)
    return ownCaseReply(after)
  }),
)
