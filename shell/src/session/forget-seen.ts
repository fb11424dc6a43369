import { storedListKeys } from '@sild/contract/search/limits'
import { forgetUser } from '@sild/shell-api'
import { withReplyCache } from '../offline/with-cached-replies.ts'

/**
 * Deletes all data that a member has seen from this browser. Their drafts are not deleted: they may wait for the
 * member.
 */
export function forgetSeen(): void {
  forgetUser()
  try {
    for (const key of storedListKeys) localStorage.removeItem(key)
  } catch {
    // A blocked storage stores nothing.
  }
  void withReplyCache((stored) => stored.deleteCaches())
}
