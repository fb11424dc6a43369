import type { Company, User } from '../types.ts'
import { buildCompany, buildMainUser } from './build.ts'
import type { CompanyDraft } from './draft.ts'
import { estonianCustomers } from './estonia-customers.ts'
import { estonianServices } from './estonia-services.ts'
import { estonianSoftware } from './estonia-software.ts'
import { frenchCustomers } from './france-customers.ts'
import { frenchProviders } from './france-providers.ts'

export const companyDrafts: CompanyDraft[] = [...estonianSoftware, ...estonianServices, ...estonianCustomers, ...frenchProviders, ...frenchCustomers]

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
