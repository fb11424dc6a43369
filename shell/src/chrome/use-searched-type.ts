import { useSession } from '@sild/shell-api'

/** The type of the search in the header: providers for customers, projects for providers and guests. */
export function useSearchedType(): 'services' | 'tasks' {
  const session = useSession()
  return session.kind === 'member' && session.user.userType === 'customer' ? 'services' : 'tasks'
}
