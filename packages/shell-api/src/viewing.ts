import type { Locale } from '@sild/contract/enums'
import { localizedPath, paths } from '@sild/paths'
import { viewingKey } from './viewing-mark.ts'

/** With whose eyes one of the staff looks, and by which leave. */
export interface MarkedViewing {
  viewingGuid: string
  userGuid: string
}

export const markedViewing = (): MarkedViewing =>
  JSON.parse(sessionStorage.getItem(viewingKey) ?? '{}') as MarkedViewing // Nobody else writes it.

/** Shows this tab with the eyes of a member, in a new document: nothing of what this one holds is theirs. */
export function lookAs(viewing: MarkedViewing, locale: Locale): void {
  sessionStorage.setItem(viewingKey, JSON.stringify(viewing))
  location.assign(localizedPath(paths.home(), locale))
}

/** Back at the account in the back office. */
export function lookAsOneself({ userGuid }: MarkedViewing, locale: Locale): void {
  sessionStorage.removeItem(viewingKey)
  location.assign(localizedPath(paths.backofficeUser(userGuid), locale))
}
