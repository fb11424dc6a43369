import type { FlagKey } from '@sild/contract/content/flags'
import { usePortal } from './portal.ts'
import { useSession } from './session.ts'

/**
 * Whether a feature is on for whoever is here. On the server and while hydrating that is what everybody has, so a page comes alive as it was
 * rendered; a page for members is rendered when the session is known, and never shows anything else.
 */
export function useFlag(key: FlagKey): boolean {
  const session = useSession()
  const { flags } = usePortal()
  return ((session.kind === 'member' && session.flags) || flags).includes(key)
}
