import type { PromotionOption } from '@sild/contract/billing/promotion-schemas'
import type { Locale } from '@sild/contract'
import { type Option, promotionTitle } from '../options.ts'

export const optionReply = (option: Option, locale: Locale): PromotionOption => ({
  ...option,
  title: promotionTitle(option.days, locale),
})
