import { announceChange } from '../actions/announce-change.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { updateCase } from '../actions/update-case.ts'
import { serve } from '../deps.ts'
import type { CompanyCase } from '../models/company-case.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

export const updateCaseRoute = serve('updateCase', async ({ actor, params, body, deps, transaction }) => {
  let changed: CompanyCase | undefined
  const reply = await transaction(async (trx) => {
    const { before, after } = await updateCase(trx, deps, actor, { ...body, caseGuid: params.id })
    changed = before
    const kept = filesOfCase(after)
    const files = filesOfCase(before).filter((file) => !kept.includes(file))
    await releaseFiles(trx, deps, files, actor.userGuid)
    return ownCaseReply(after)
  })
  if (changed) await announceChange(deps, changed.companyGuid)
  return reply
})
