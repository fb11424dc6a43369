import { suspensionGrounds } from '@sild/contract/accounts/staff-schemas'
import { locales, planSlugs, staffRoles, userTypes } from '@sild/contract/enums'
import { userStates } from '../../mf-backoffice/src/pages/users/users-input.ts'

/** Of the pages where the staff look at users. */
export const dynamicUserMessages: Readonly<Record<string, readonly string[]>> = {
  'mf-backoffice.users.ground.*': suspensionGrounds,
  'mf-backoffice.users.language.*': locales,
  'mf-backoffice.users.plan.*': planSlugs,
  'mf-backoffice.users.role.*': staffRoles,
  'mf-backoffice.users.state.*': userStates,
  'mf-backoffice.users.type.*': userTypes,
}
