import type { ResponseStatus } from '@sild/contract/enums'
import { Model } from 'objection'

export class Response extends Model {
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

  static override get tableName(): string {
    return 'responses'
  }
  static override get idColumn(): string {
    return 'responseGuid'
  }
}
