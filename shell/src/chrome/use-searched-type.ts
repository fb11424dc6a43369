import { useSession } from '@sild/shell-api'

/** What the search of the chrome looks for: providers for customers, projects for providers and guests. */
export function useSearchedType(): 'services' | 'tasks' {
  const session = useSession()
  return session.kind === 'member' && session.user.userType === 'customer' ? 'services' : 'tasks'
}
