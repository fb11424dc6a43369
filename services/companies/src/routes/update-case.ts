import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { announceChange } from '../actions/announce-change.ts'
import { findOwnCase } from '../actions/find-own-case.ts'
import { showCaseFiles } from '../actions/show-files.ts'
import { serve } from '../deps.ts'
import { CompanyCase } from '../models/company-case.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { caseColumns } from '../rules/case-columns.ts'
import { filesInCase, filesOfCase } from '../rules/files-of-case.ts'

/** Updates the given fields if the case still has this `version`. Its slug stays; outdated translations are deleted. */
export const updateCaseRoute = serve('updateCase', async ({ actor, params, body, deps, locale, transaction }) => {
  const { id: caseGuid } = params
  const { version, ...given } = body
  const current = await findOwnCase(deps.database.knex, actor, caseGuid)
  await deps.files.reserve(actor, filesInCase(body), filesOfCase(current))
  return transaction(async (trx) => {
    const before = await findOwnCase(trx, actor, caseGuid)
    const isRewritten = (['name', 'description', 'items'] as const).some(
      (part) => given[part] !== undefined && JSON.stringify(given[part]) !== JSON.stringify(before[part]),
    )
    const [after] = await CompanyCase.query(trx)
      .where({ caseGuid, version })
      .patch({
        ...caseColumns(given, deps.files),
        ...(isRewritten && { locale, translations: {} }),
        version: version + 1,
        updatedAt: fn.now(),
      })
      .returning('*')
    if (!after) throw new AppError('company-changed-meanwhile')
    await showCaseFiles(trx, deps, actor, after)
    announceChange(trx, deps, after.companyGuid)
    return ownCaseReply(deps.files, after)
  })
})
