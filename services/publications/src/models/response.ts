import type { declineReasons, ResponseStatus } from '@sild/contract/enums'
import { expression, modelOf } from '@sild/service-kit'

export class Response extends modelOf('responses', 'responseGuid') {
  declare responseGuid: string
  declare publicationGuid: string
  declare ownerCompanyGuid: string
  declare companyGuid: string
  declare userGuid: string
  declare status: ResponseStatus
  declare message: string
  declare contactsViewed: boolean
  declare version: number
  declare createdAt: Date
  declare viewedAt: Date | null
  /** When it was decided whether it has cost its one of the plan. */
  declare quotaSettledAt: Date | null
  declare declineReason: (typeof declineReasons)[number] | null
  declare declineText: string | null
  /** Who wrote why. */
  declare declinedBy: string | null
  declare declinedAt: Date | null
  declare withdrawalReason: number | null
  declare withdrawnAt: Date | null
  /** When the company that responded was deleted. */
  declare companyLeftAt: Date | null
  /** When its company first got an answer; a no is one too. */
  declare answeredAt: Date | null
}

/** Times that are set once, by the clock of the database. */
export const firstViewedAt = expression`coalesce(viewed_at, now())`
export const firstAnsweredAt = expression`coalesce(answered_at, now())`
export const quotaSettledOnceAt = expression`coalesce(quota_settled_at, now())`
