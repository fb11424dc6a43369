import { claimedViewsFactor } from '@sild/contract/billing/enums'
import { serve } from '../deps.ts'
import { optionReply, options } from '../options.ts'

export const listOptionsRoute = serve('listOptions', async ({ locale }) => ({
  list: options.map((option) => optionReply(option, locale)),
  claimedViewsFactor,
}))
