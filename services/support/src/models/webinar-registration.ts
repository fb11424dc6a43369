import type { Locale } from '@sild/contract'
import type { WebinarSlug } from '@sild/contract/enums'
import { Model } from 'objection'

export class WebinarRegistration extends Model {
  declare registrationGuid: string
  declare webinarSlug: WebinarSlug
  declare companyName: string
  declare email: string
  declare locale: Locale
  declare userGuid: string | null
  declare createdAt: Date

  static override get tableName(): string {
    return 'webinarRegistrations'
  }
  static override get idColumn(): string {
    return 'registrationGuid'
  }
}
