import type { PromotionDays } from '@sild/contract/billing/enums'
import type { Locale } from '@sild/contract'

export interface Option {
  readonly guid: string
  readonly days: PromotionDays
  /** Net of tax. */
  readonly priceCents: number
}

/** Promotions for sale, shortest first. */
export const options: readonly Option[] = [
  { guid: '0198f3a0-0000-7000-8000-000000000107', days: 7, priceCents: 1490 },
  { guid: '0198f3a0-0000-7000-8000-000000000114', days: 14, priceCents: 2490 },
  { guid: '0198f3a0-0000-7000-8000-000000000130', days: 30, priceCents: 4490 },
]

const titles: Readonly<Record<Locale, (days: number) => string>> = {
  en: (days) => `Promotion, ${days} days`,
  et: (days) => `Esiletõstmine, ${days} päeva`,
  fr: (days) => `Mise en avant, ${days} jours`,
}
export const promotionTitle = (days: PromotionDays, locale: Locale): string => titles[locale](days)
