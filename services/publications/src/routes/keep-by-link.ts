import { keepByLink } from '../actions/keep-by-link.ts'
import { serve } from '../deps.ts'
import { keptReply } from '../replies/kept-reply.ts'

export const keepByLinkRoute = serve('keepByLink', ({ body, deps, transaction }) =>
  transaction(async (trx) => keptReply(await keepByLink(trx, deps, body.token))),
)
