import type { Locale, ParsedInput, PlanSlug } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { CompanyCase } from '../models/company-case.ts'
import { caseColumns } from '../rules/case-columns.ts'
import { slugCandidates } from '../rules/slug.ts'
import { announceChange } from './announce-change.ts'
import { lockOwnCompany } from './lock-own-company.ts'
import { requireRoom } from './require-room.ts'
import { showCaseFiles } from './show-files.ts'

/** Under this address its owner writes a new one. */
const newCaseSlug = 'new'
type Body = ParsedInput<'createCase'>['body'] & { companyGuid: string; locale: Locale; plan: PlanSlug }

/** Adds a case as far as the plan has room. @throws company-not-found, plan-limit-reached */
export async function createCase(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'files' | 'live' | 'outbox'>,
  actor: SignedInActor,
  { companyGuid, locale, plan, ...body }: Body,
): Promise<CompanyCase> {
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
  return created
}

function firstFree(candidates: Iterable<string>, taken: ReadonlySet<string>): string {
  for (const candidate of candidates) if (!taken.has(candidate)) return candidate
  throw new Error('There is always another slug')
}
