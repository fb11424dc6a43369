import { type ApiClient, isApiError } from '@sild/api-client'
import { refreshSession } from '@sild/contract/bff/operations'
import { removeDrafts, type Session } from '@sild/shell-api'
import type { CurrentSession } from './current-session.ts'
import { forgetSeen } from './forget-seen.ts'
import { enterGuest } from './guest-session.ts'
import type { Tabs } from './tabs.ts'

interface RotationInput {
  api: ApiClient
  current: CurrentSession
  tabs: Tabs
  /** The server has ended the session of a member who did not sign out. */
  onEnded?: () => void
}

/** Rotates the refresh token, unless another tab did it meanwhile and sent us the result. */
export async function rotateToken({ api, current, tabs, onEnded }: RotationInput): Promise<Session> {
  const before = current.token()
  return tabs.exclusively(async () => {
    if (current.token() !== before) return current.session()
    try {
      const reply = await api.call(refreshSession, { body: { token: before?.value ?? null } })
      tabs.broadcast({ type: 'opened', reply })
      return current.enterMember(reply)
    } catch (error) {
      // Only the server's word ends a session; a lost connection does not.
      if (!isApiError(error) || error.status !== 401) throw error
      current.dropToken()
      if (current.isMember()) {
        // Drafts stay until the member signs in again; data that they saw is deleted.
        forgetSeen()
        onEnded?.()
      }
      return enterGuest({ api, current })
    }
  })
}

/** The member has signed out, here or in another tab: delete all their data from this browser. */
export function leaveMember(current: CurrentSession): void {
  const session = current.session()
  if (session.kind === 'member') removeDrafts(session.user.guid)
  current.dropToken()
  forgetSeen()
}
