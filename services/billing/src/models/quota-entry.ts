import type { QuotaReturn, QuotaTarget } from '@sild/contract/billing/enums'
import { modelOf } from '@sild/service-kit'
import type { QuotaProperty } from './quota.ts'

/** A use of an allowance, or one that was given back. Written once. */
export class QuotaEntry extends modelOf('quotaEntries', 'entryGuid') {
  declare entryGuid: string
  declare companyGuid: string
  declare property: QuotaProperty
  /** Null for a use. */
  declare returned: QuotaReturn | null
  declare targetKind: QuotaTarget | null
  declare targetGuid: string | null
  /** Null where nothing limits it. */
  declare leftCount: number | null
  declare at: Date
}
