import { keepByLink } from '../actions/keep-by-link.ts'
import { serve } from '../deps.ts'
import { keepLinkReply } from '../replies/keep-link-reply.ts'

export const keepByLinkRoute = serve('keepByLink', ({ body, deps, transaction }) =>
  transaction(async (trx) => keepLinkReply(await keepByLink(trx, deps, body.token))),
)
