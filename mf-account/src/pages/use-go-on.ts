import { useNavigate } from '@sild/router'
import { type MemberSession, useNotify, useSession, useSessionActions, useText, useTrack } from '@sild/shell-api'
import { landingPath } from './landing-path.ts'

/** Leads a user who has just signed in by the link of a mail to what the account needs next, and says which account it is. */
export function useSignedIn(): (member: MemberSession) => Promise<void> {
  const navigate = useNavigate()
  const notify = useNotify()
  const text = useText('mf-account')
  return async (member) => {
    notify({ tone: 'success', text: text('activation.signed-in', { email: member.user.email }) })
    await navigate(landingPath(member, null), { replace: true })
  }
}

/**
 * Goes on from a confirmed address: a guest is signed in, an unverified member continues. A member who was verified before stays, so
 * that the link of another account ends no session.
 */
export function useGoOn(): (signInToken: string | null) => Promise<void> {
  const session = useSession()
  const { refresh, signInByLink } = useSessionActions()
  const track = useTrack()
  const onSignedIn = useSignedIn()
  return async (signInToken) => {
    if (session.kind === 'member') {
      const renewed = await refresh()
      if (!session.user.isVerified && renewed.kind === 'member' && renewed.user.isVerified) await onSignedIn(renewed)
    } else if (signInToken) {
      // A failure leaves the page as it is, which leads to signing in with the password.
      const member = await signInByLink(signInToken).catch(() => null)
      if (!member) return
      track('signed_in', { hasSecondFactor: false })
      await onSignedIn(member)
    }
  }
}
