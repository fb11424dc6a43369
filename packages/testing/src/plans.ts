import type { Reply } from '@sild/contract'
import { planSlugs } from '@sild/contract'
import { limitOf, planProperties } from '@sild/contract/permissions'
import { guidOf } from './replies.ts'

const titles = { free: 'Free', startup: 'Startup', business: 'Business', enterprise: 'Enterprise' } as const
const prices = { free: 0, startup: 4990, business: null, enterprise: null } as const

/** The four plans; one of them is sold. */
export const plansReply = (): Reply<'listPlans'> => ({
  list: planSlugs.map((slug, index) => ({
    id: index + 1,
    guid: guidOf(7001 + index),
    slug,
    title: titles[slug],
    priceCents: prices[slug],
    isAvailable: prices[slug] !== null,
    periods:
      slug === 'startup'
        ? [
            { months: 1, discountPercent: 0, priceCents: 4990 },
            { months: 3, discountPercent: 5, priceCents: 14_222 },
            { months: 12, discountPercent: 15, priceCents: 50_898 },
          ]
        : [],
    properties: planProperties.map((type) => ({ type, limit: limitOf(slug, type) })),
  })),
})
