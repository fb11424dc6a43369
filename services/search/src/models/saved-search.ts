import type { AlertSchedule, CardType } from '@sild/contract/enums'
import type { SavedFilters } from '@sild/contract/search/saved-schemas'
import { modelOf } from '@sild/service-kit'

export class SavedSearch extends modelOf('savedSearches', 'savedSearchGuid', ['search']) {
  declare savedSearchGuid: string
  declare userGuid: string
  declare companyGuid: string | null
  declare title: string
  declare schedule: AlertSchedule
  declare isMailed: boolean
  declare search: SavedFilters
  declare cardType: CardType
  declare query: string | null
  declare budgetFromCents: number | null
  declare budgetToCents: number | null
  declare ofCompanyGuid: string | null
  declare probe: string[]
  declare createdAt: Date
  /** Number in the address of the feed. */
  declare feedNumber: number
  declare toldAt: Date
}
