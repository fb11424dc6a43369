import type { ResponseStatus } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'

export class Response extends modelOf('responses', 'responseGuid') {
  declare responseGuid: string
  declare publicationGuid: string
  declare ownerCompanyGuid: string
  declare companyGuid: string
  declare userGuid: string
  declare status: ResponseStatus
  declare message: string
  declare contactsViewed: boolean
  declare isFavorite: boolean
  declare version: number
  declare createdAt: Date
  declare viewedAt: Date | null
  /** When it was decided whether it has cost its one of the plan. */
  declare quotaSettledAt: Date | null
}
