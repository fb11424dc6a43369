import { serve } from '../deps.ts'
import { userAccount } from '../replies/user-account.ts'

export const getUserAccountRoute = serve('getUserAccount', ({ actor, deps, params: { userGuid } }) =>
  userAccount(deps, actor, userGuid),
)
