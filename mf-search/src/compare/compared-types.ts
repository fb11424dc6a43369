import type { SearchCardType, SearchType } from '@sild/contract/enums'

/** What can be compared: projects are what somebody wants, not something to choose from. */
export const comparedTypes = ['service', 'expert', 'company'] as const satisfies SearchCardType[]
export type ComparedType = (typeof comparedTypes)[number]

export const isCompared = (cardType: unknown): cardType is ComparedType =>
  comparedTypes.some((compared) => compared === cardType)

/** Where more of them are found. */
export const searchTypeOfCompared = {
  service: 'services',
  expert: 'experts',
  company: 'companies',
} as const satisfies Record<ComparedType, SearchType>
