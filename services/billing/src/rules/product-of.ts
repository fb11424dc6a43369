import type { Locale, PlanSlug } from '@sild/contract'
import type { PlanMonths, PromotionDays } from '@sild/contract/billing/enums'
import { promotionTitle } from '../options.ts'
import { plans } from '../plans.ts'

interface Product {
  readonly planSlug: PlanSlug | null
  readonly months: PlanMonths | null
  readonly optionDays: PromotionDays | null
}

const products: Readonly<Record<Locale, (plan: string, months: number) => string>> = {
  en: (plan, months) => `${plan}, ${months === 1 ? '1 month' : `${months} months`}`,
  et: (plan, months) => `${plan}, ${months === 1 ? '1 kuu' : `${months} kuud`}`,
  fr: (plan, months) => `${plan}, ${months} mois`,
}

export function productOf({ months, optionDays, planSlug }: Product, locale: Locale): string {
  if (optionDays !== null) return promotionTitle(optionDays, locale)
  const plan = planSlug === null ? '' : plans[planSlug].titles[locale]
  return months === null ? plan : products[locale](plan, months)
}
