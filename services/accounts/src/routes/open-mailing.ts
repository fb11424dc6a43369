import { openMailing } from '../actions/open-mailing.ts'
import { serve } from '../deps.ts'

export const openMailingRoute = serve('openMailing', ({ body, deps, transaction }) =>
  transaction((trx) => openMailing(trx, deps, body)),
)
