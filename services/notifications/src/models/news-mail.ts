import { modelOf } from '@sild/service-kit'

/** One mail of what happened. */
export class NewsMail extends modelOf('newsMails', 'mailGuid') {
  declare mailGuid: string
  declare userGuid: string
  declare createdAt: Date
  /** When it went out, or nobody wanted it. */
  declare settledAt: Date | null
}
