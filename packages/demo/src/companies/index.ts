import type { Company, User } from '../types.ts'
import { buildCompany, buildMainUser } from './build.ts'
import type { CompanyDraft } from './draft.ts'
import { estonianCustomers } from './estonia-customers.ts'
import { estonianServices } from './estonia-services.ts'
import { estonianSoftware } from './estonia-software.ts'
import { estonianSpecialists } from './estonia-specialists.ts'
import { frenchCustomers } from './france-customers.ts'
import { frenchSoftware } from './france-software.ts'
import { frenchSpecialists } from './france-specialists.ts'

/** In the order of their registration numbers, so new companies go to the end. */
export const companyDrafts: CompanyDraft[] = [
  ...estonianSoftware,
  ...estonianSpecialists,
  ...estonianServices,
  ...estonianCustomers,
  ...frenchSoftware,
  ...frenchSpecialists,
  ...frenchCustomers,
]

const draftBySlug = new Map(companyDrafts.map((draft) => [draft.slug, draft]))

export function companyDraft(slug: string): CompanyDraft {
  const draft = draftBySlug.get(slug)
  if (!draft) throw new Error(`There is no company "${slug}"`)
  return draft
}

export function buildCompanies(): { companies: Company[]; mainUsers: User[] } {
  return {
    companies: companyDrafts.map((draft, index) => buildCompany(draft, index + 1)),
    mainUsers: companyDrafts.map(buildMainUser),
  }
}
