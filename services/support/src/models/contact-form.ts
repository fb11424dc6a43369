import type { Locale } from '@sild/contract'
import { Model } from 'objection'

export class ContactForm extends Model {
  declare contactFormGuid: string
  declare name: string
  declare email: string
  declare description: string
  declare locale: Locale
  declare userGuid: string | null
  declare createdAt: Date

  static override get tableName(): string {
    return 'contactForms'
  }
  static override get idColumn(): string {
    return 'contactFormGuid'
  }
}
