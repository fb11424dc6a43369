import { readContent } from '../content.ts'
import type { Company, User } from '../types.ts'
import { buildCompany, buildMainUser } from './build.ts'
import { type CompanyDraft, companyShape } from './draft.ts'

/** In the order of their registration numbers. */
const companyDrafts: CompanyDraft[] = readContent('companies', companyShape).toSorted(
  (one, other) => one.number - other.number,
)

const draftBySlug = new Map(companyDrafts.map((draft) => [draft.key, draft]))

export function companyDraft(slug: string): CompanyDraft {
  const draft = draftBySlug.get(slug)
  if (!draft) throw new Error(`There is no company "${slug}"`)
  return draft
}

export function buildCompanies(): { companies: Company[]; mainUsers: User[] } {
  return { companies: companyDrafts.map(buildCompany), mainUsers: companyDrafts.map(buildMainUser) }
}
