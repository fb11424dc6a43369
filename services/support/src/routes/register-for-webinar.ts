import { registerForWebinar } from '../actions/register-for-webinar.ts'
import { serve } from '../deps.ts'

export const registerForWebinarRoute = serve('registerForWebinar', ({ actor, body, deps, params, transaction }) =>
  transaction(async (trx) => {
    await registerForWebinar(trx, deps, actor, { body, params })
    return { acknowledged: true as const }
  }),
)
