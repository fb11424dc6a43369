import { modelOf } from '@sild/service-kit'

export class Review extends modelOf('reviews', 'reviewGuid') {
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
}
