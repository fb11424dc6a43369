import type { Locale } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class Feedback extends modelOf('feedbacks', 'feedbackGuid') {
  declare feedbackGuid: string
  declare userGuid: string
  declare reasonCode: number | null
  declare text: string
  declare locale: Locale
  declare createdAt: Date
}
