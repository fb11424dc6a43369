import { planSlugs } from '@sild/contract'
import { serve } from '../deps.ts'
import { planReply } from '../replies/plan-reply.ts'

export const listPlansRoute = serve('listPlans', async ({ locale }) => ({
  list: planSlugs.map((slug) => planReply(slug, locale)),
}))
