import { unsubscribeInOneClick } from '../actions/unsubscribe-in-one-click.ts'
import { serve } from '../deps.ts'

export const unsubscribeInOneClickRoute = serve('unsubscribeInOneClick', ({ query, transaction, requestId }) =>
  transaction(async (trx) => ({
    acknowledged: true as const,
    outcome: await unsubscribeInOneClick(trx, { ...query, requestId }),
  })),
)
