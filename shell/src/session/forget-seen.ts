import { keptListKeys } from '@sild/contract/search/limits'
import { forgetUser } from '@sild/shell-api'
import { withKept } from '../offline/with-kept-replies.ts'

/** All that this browser keeps of what a member has seen. What they typed is another matter: it may wait for them. */
export function forgetSeen(): void {
  forgetUser()
  try {
    for (const key of keptListKeys) localStorage.removeItem(key)
  } catch {
    // A forbidden storage keeps nothing.
  }
  void withKept((kept) => kept.forgetKept())
}
