import { atom, useAtomValue } from 'jotai'
import { type PublishedNavigationItem, type Session, usePortal } from './portal.ts'
import { isKnownAccess, type NavigationSlot, type PageAccess } from './remote.ts'
import { useSession } from './session.ts'

/**
 * A member sees the pages that want a confirmed address or a company: they say what is missing. The staff has no company,
 * and its pages are not shown to others.
 */
function isShown(access: PageAccess, session: Session): boolean {
  if (access === 'public') return true
  if (session.kind !== 'member' || !isKnownAccess(access)) return false
  const { roles, company } = session
  if (access === 'company') return company !== null || roles.length === 0
  if (access === 'member' || access === 'verified') return true
  return access === 'staff' ? roles.length > 0 : roles.includes(access) || roles.includes('admin')
}

/** Addresses that menus leave out, because their apps were switched off while the page was open. */
export const deadPathsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The links of a place for whom is here. */
export function useNavigation(slot: NavigationSlot): readonly PublishedNavigationItem[] {
  const { navigation } = usePortal()
  const session = useSession()
  const deadPaths = useAtomValue(deadPathsAtom)
  return navigation
    .filter((item) => item.slot === slot && isShown(item.access, session) && !deadPaths.has(item.path))
    .toSorted((first, second) => first.order - second.order)
}
