import type { Locale } from '@sild/contract'
import { Model } from 'objection'

export class Feedback extends Model {
  declare feedbackGuid: string
  declare userGuid: string
  declare reasonCode: number | null
  declare text: string
  declare locale: Locale
  declare createdAt: Date

  static override get tableName(): string {
    return 'feedbacks'
  }
  static override get idColumn(): string {
    return 'feedbackGuid'
  }
}
