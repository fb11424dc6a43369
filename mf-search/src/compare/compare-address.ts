import { searchLimits } from '@sild/contract/search/limits'
import { type ComparedType, isCompared } from './compared-types.ts'

export interface CompareAddress {
  /** Null if the address has no type. */
  cardType: ComparedType | null
  guids: string[]
  /** The count of values that are not guids, for example in a truncated address. */
  brokenCount: number
  /** The count of guids beyond the limit. */
  excessCount: number
}

const guidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function readCompareAddress(parameters: URLSearchParams): CompareAddress {
  const type = parameters.get('type')
  const requested = [...new Set(parameters.getAll('guid'))]
  const guids = requested.filter((guid) => guidPattern.test(guid))
  return {
    cardType: isCompared(type) ? type : null,
    guids: guids.slice(0, searchLimits.comparedCards),
    brokenCount: requested.length - guids.length,
    excessCount: Math.max(0, guids.length - searchLimits.comparedCards),
  }
}
