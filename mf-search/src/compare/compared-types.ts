import type { SearchCardType, SearchType } from '@sild/contract/enums'

/** Types that can be compared. Projects cannot: they are requests, not offers. */
export const comparedTypes = ['service', 'expert', 'company'] as const satisfies SearchCardType[]
export type ComparedType = (typeof comparedTypes)[number]

export const isCompared = (cardType: unknown): cardType is ComparedType =>
  comparedTypes.some((compared) => compared === cardType)

/** The search that lists more cards of the type. */
export const searchTypeOfCompared = {
  service: 'services',
  expert: 'experts',
  company: 'companies',
} as const satisfies Record<ComparedType, SearchType>
