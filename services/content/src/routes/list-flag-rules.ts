import { serve } from '../deps.ts'
import { flagRules } from '../replies/flag-rules.ts'

export const listFlagRulesRoute = serve('listFlagRules', async ({ deps }) => ({ list: await flagRules(deps) }))
