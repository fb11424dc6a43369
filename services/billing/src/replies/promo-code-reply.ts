import type { Locale, Reply } from '@sild/contract'
import type { UsedPromoCode } from '../models/promo-code.ts'
import { plans } from '../plans.ts'
import { daysOfCode } from '../rules/days-of-code.ts'

const describe: Readonly<Record<Locale, (plan: string, days: number) => string>> = {
  en: (plan, days) => `${plan} free of charge for ${days} days`,
  et: (plan, days) => `${plan} ${days} päeva tasuta`,
  fr: (plan, days) => `${plan} gratuit pendant ${days} jours`,
}

export const promoCodeReply = (
  { code, days, planSlug, activeFrom, activeUntil }: UsedPromoCode,
  locale: Locale,
): Reply<'applyPromoCode'> => ({
  code,
  description: describe[locale](plans[planSlug].titles[locale], daysOfCode({ days, planSlug })),
  activeFrom: activeFrom.toISOString(),
  activeUntil: activeUntil.toISOString(),
})
