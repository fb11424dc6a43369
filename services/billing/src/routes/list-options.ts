import { claimedViewsFactor } from '@sild/contract/billing/enums'
import { serve } from '../deps.ts'
import { options } from '../options.ts'
import { optionReply } from '../replies/option-reply.ts'

export const listOptionsRoute = serve('listOptions', async ({ locale }) => ({
  list: options.map((option) => optionReply(option, locale)),
  claimedViewsFactor,
}))
