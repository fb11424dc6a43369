import type { Locale } from '@sild/contract/enums'
import { localizedPath, paths } from '@sild/paths'
import { impersonationKey } from './impersonation-mark.ts'

/** The impersonated member and the viewing that permits it. */
export interface Impersonation {
  viewingGuid: string
  userGuid: string
}

export const storedImpersonation = (): Impersonation =>
  JSON.parse(sessionStorage.getItem(impersonationKey) ?? '{}') as Impersonation // Only this module writes it.

/** Impersonates a member in this tab, in a new document: the current one holds data of the staff member. */
export function impersonate(viewing: Impersonation, locale: Locale): void {
  sessionStorage.setItem(impersonationKey, JSON.stringify(viewing))
  location.assign(localizedPath(paths.home(), locale))
}

/** Back at the account in the back office. */
export function leaveImpersonation({ userGuid }: Impersonation, locale: Locale): void {
  sessionStorage.removeItem(impersonationKey)
  location.assign(localizedPath(paths.backofficeUser(userGuid), locale))
}
