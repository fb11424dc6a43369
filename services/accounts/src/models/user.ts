import type { Locale, StaffRole, UserType } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class User extends modelOf('users', 'userGuid') {
  declare userGuid: string
  declare email: string
  /** Null until a user who signed up with an address alone has chosen one. */
  declare passwordHash: string | null
  declare userType: UserType
  declare roles: StaffRole[]
  declare locale: Locale
  declare tips: string[]
  declare referrer: string | null
  /** The code in the link by which the user invites others. */
  declare referralCode: string
  declare publicationUpdates: boolean
  declare portalUpdates: boolean
  declare verifiedAt: Date | null
  declare joinedAt: Date
  declare deletedAt: Date | null
  /** Sealed; of an authenticator that is set up only once `secondFactorAt` says so. */
  declare secondFactorSecret: Buffer | null
  declare secondFactorAt: Date | null
  /** The last code that was taken stood for this half minute. */
  declare secondFactorStep: number
  declare version: number
}
