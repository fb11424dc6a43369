import { modelOf } from '@sild/service-kit'

export class DigestWeek extends modelOf('digestWeeks', 'week') {
  declare week: Date
  /** The last reader of the last batch. */
  declare after: string | null
  declare preparedCount: number
  declare preparedAt: Date | null
}
