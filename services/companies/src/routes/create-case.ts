import { announceChange } from '../actions/announce-change.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { lockOwnCompany } from '../actions/lock-own-company.ts'
import { showCaseFiles } from '../actions/show-files.ts'
import { serve } from '../deps.ts'
import { CompanyCase } from '../models/company-case.ts'
import { ownCaseReply } from '../replies/own-case-reply.ts'
import { caseColumns } from '../rules/case-columns.ts'
import { filesInCase } from '../rules/files-of-case.ts'
import { requireRoom } from '../rules/require-room.ts'
import { slugCandidates } from '../rules/slug.ts'

/** Under this address its owner writes a new one. */
const newCaseSlug = 'new'

/** Adds a case as far as the plan has room. */
export const createCaseRoute = serve('createCase', async ({ actor, params, body, deps, locale, transaction }) => {
  const { companyGuid } = await findOwnCompany(deps.database.knex, actor, params.guid)
  await deps.files.reserve(actor, filesInCase(body))
  const plan = await findPlan(deps.calls, companyGuid)
  return transaction(async (trx) => {
    // Cases of one company are added one after the other, so that none is beyond the limit.
    await lockOwnCompany(trx, actor, companyGuid)
    const present = await CompanyCase.query(trx).where({ companyGuid }).select('slug')
    requireRoom(plan, 'company-cases', present.length)
    const taken = new Set([newCaseSlug, ...present.map(({ slug }) => slug)])
    const slug = firstFree(slugCandidates(body.name, 'case'), taken)
    announceChange(trx, deps, companyGuid)
    const created = await CompanyCase.query(trx)
      .insert({ ...caseColumns(body, deps.files), companyGuid, locale, slug })
      .returning('*')
    await showCaseFiles(trx, deps, actor, created)
    return ownCaseReply(deps.files, created)
  })
})

function firstFree(candidates: Iterable<string>, taken: ReadonlySet<string>): string {
  for (const candidate of candidates) if (!taken.has(candidate)) return candidate
  throw new Error('There is always another slug')
}
