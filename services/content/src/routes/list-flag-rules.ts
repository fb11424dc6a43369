import { serve } from '../deps.ts'
import { flagRules } from '../replies/flag-rules.ts'

export const listFlagRules = serve('listFlagRules', async ({ deps }) => ({ list: await flagRules(deps) }))
