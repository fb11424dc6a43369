import { modelOf } from '@sild/service-kit'

export class DigestWeek extends modelOf('digestWeeks', 'week') {
  declare week: Date
  /** The reader with whom the last batch ended. */
  declare after: string | null
  declare preparedCount: number
  declare preparedAt: Date | null
}
