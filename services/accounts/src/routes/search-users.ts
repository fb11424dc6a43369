import { serve } from '../deps.ts'
import { foundUsers } from '../replies/found-users.ts'

export const searchUsersRoute = serve('searchUsers', ({ deps, query }) => foundUsers(deps.database, query))
