import type { Locale } from '@sild/contract/enums'
import { localizedPath, paths } from '@sild/paths'
import { viewingKey } from './viewing-mark.ts'

/** The impersonated member and the viewing that permits it. */
export interface MarkedViewing {
  viewingGuid: string
  userGuid: string
}

export const markedViewing = (): MarkedViewing =>
  JSON.parse(sessionStorage.getItem(viewingKey) ?? '{}') as MarkedViewing // Only this module writes it.

/** Impersonates a member in this tab, in a new document: the current one holds data of the staff member. */
export function lookAs(viewing: MarkedViewing, locale: Locale): void {
  sessionStorage.setItem(viewingKey, JSON.stringify(viewing))
  location.assign(localizedPath(paths.home(), locale))
}

/** Back at the account in the back office. */
export function lookAsOneself({ userGuid }: MarkedViewing, locale: Locale): void {
  sessionStorage.removeItem(viewingKey)
  location.assign(localizedPath(paths.backofficeUser(userGuid), locale))
}
