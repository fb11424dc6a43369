import { findByKeepLink } from '../actions/find-by-keep-link.ts'
import { movePublication } from '../actions/move-publication.ts'
import { serve } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import { keepLinkReply } from '../replies/keep-link-reply.ts'

/** Confirms by the mailed link that a publication is still valid, without a sign-in. */
export const keepByLinkRoute = serve('keepByLink', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    const before = await findByKeepLink(trx, deps, body.token)
    // An expression is not a date to the types of a model.
    const columns = { expiresAt: endOfLifetime() as unknown as Date }
    return keepLinkReply(await movePublication(trx, deps, before, { event: 'keep', by: 'owner', columns }))
  }),
)
