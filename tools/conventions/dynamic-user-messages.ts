import { moveOutcomes } from '@sild/contract/accounts/schemas'
import { suspensionGrounds } from '@sild/contract/accounts/staff-schemas'
import { viewingGrounds } from '@sild/contract/accounts/viewing-schemas'
import { checkReasons, registerSources, verificationStatuses } from '@sild/contract/companies/schemas'
import { companyRoles, locales, planSlugs, staffRoles, userTypes } from '@sild/contract/enums'
import { companyStates } from '../../mf-backoffice/src/pages/companies/companies-input.ts'
import { userStates } from '../../mf-backoffice/src/pages/users/users-input.ts'

/** Entries of `dynamicMessages` for the staff's pages of users and companies. */
export const dynamicUserMessages: Readonly<Record<string, readonly string[]>> = {
  'mf-backoffice.companies.plan.*': planSlugs,
  'mf-backoffice.companies.reason.*': checkReasons,
  'mf-backoffice.companies.role.*': companyRoles,
  'mf-backoffice.companies.source.*': registerSources,
  'mf-backoffice.companies.state.*': companyStates,
  'mf-backoffice.companies.verification.*': verificationStatuses,
  'mf-backoffice.users.view-as.ground.*': viewingGrounds,
  'mf-backoffice.users.ground.*': suspensionGrounds,
  'mf-backoffice.users.language.*': locales,
  'mf-backoffice.users.plan.*': planSlugs,
  'mf-backoffice.users.moves.outcome.*': moveOutcomes,
  'mf-backoffice.users.role.*': staffRoles,
  'mf-backoffice.users.state.*': userStates,
  'mf-backoffice.users.type.*': userTypes,
}
