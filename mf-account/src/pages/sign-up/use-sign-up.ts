import type { UserType } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { useLocale, useTrack } from '@sild/shell-api'

/** Shared by the sign-up forms: the data sent about the user, and the next page. */
export function useSignUp() {
  const basicLocale = useLocale()
  const navigate = useNavigate()
  const track = useTrack()
  const [parameters] = useSearchParams()
  return {
    /** The user type in the link to this page. */
    userType: userTypeOf(parameters.get('userType')),
    origin: { basicLocale, referrer: parameters.get('referrer') },
    goOn: (_reply: unknown, { email }: { email: string }) => {
      track('signed_up', {})
      return navigate(paths.getStartedSignUpSuccess(), { state: { email: email.trim() } })
    },
  }
}

const userTypeOf = (value: string | null): UserType | '' => (value === 'customer' || value === 'provider' ? value : '')
