import { Model } from 'objection'

export class Review extends Model {
  declare reviewGuid: string
  declare companyGuid: string
  declare authorCompanyGuid: string
  declare text: string | null
  declare ratingQuality: number
  declare ratingScheduling: number
  declare ratingCost: number
  declare ratingNps: number
  declare createdAt: Date
  /** Null until both companies have reviewed each other. */
  declare publishedAt: Date | null
  /** Moderators took it away. */
  declare hiddenAt: Date | null

  /** Of those that the silent side got. */
  declare remindersSent: number

  static override get tableName(): string {
    return 'reviews'
  }
  static override get idColumn(): string {
    return 'reviewGuid'
  }
}
