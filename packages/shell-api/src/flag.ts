import type { FlagKey } from '@sild/contract/content/flags'
import { usePortal } from './portal.ts'
import { useSession } from './session.ts'

/**
 * Whether a feature is on for the current user. On the server and while hydrating only global flags count, so hydration
 * matches the document. A page for members is rendered once the session is known, so its flags never change.
 */
export function useFlag(key: FlagKey): boolean {
  const session = useSession()
  const { flags } = usePortal()
  return ((session.kind === 'member' && session.flags) || flags).includes(key)
}
