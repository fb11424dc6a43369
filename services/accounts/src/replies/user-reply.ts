import type { User as UserReply } from '@sild/contract/accounts/schemas'
import type { AccountsDeps } from '../deps.ts'
import type { User } from '../models/user.ts'

/** Staff who need a second factor and have none are members like any other until they do. */
export const userReply = (
  user: User,
  { isSecondFactorRequired }: Pick<AccountsDeps, 'isSecondFactorRequired'>,
): UserReply => ({
  guid: user.userGuid,
  email: user.email,
  isVerified: user.verifiedAt ? 1 : 0,
  locale: user.locale,
  userType: user.userType,
  roles: isSecondFactorRequired && !user.secondFactorAt ? [] : user.roles,
  tips: user.tips,
  joinedAt: user.joinedAt.toISOString(),
})
