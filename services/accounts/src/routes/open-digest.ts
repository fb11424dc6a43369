import { openDigest } from '../actions/open-digest.ts'
import { serve } from '../deps.ts'

export const openDigestRoute = serve('openDigest', ({ body, deps, transaction }) =>
  transaction((trx) => openDigest(trx, deps, body.readerGuid)),
)
