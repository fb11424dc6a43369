import type { User as UserReply } from '@sild/contract/accounts/schemas'
import type { User } from '../models/user.ts'

export const userReply = (user: User): UserReply => ({
  guid: user.userGuid,
  email: user.email,
  isVerified: user.verifiedAt ? 1 : 0,
  locale: user.locale,
  userType: user.userType,
  roles: user.roles,
  tips: user.tips,
  joinedAt: user.joinedAt.toISOString(),
})
