import { isEndingSoon } from '@sild/contract/publications/is-ending-soon'
import { AppError } from '@sild/service-kit'
import { lockOwnPublication } from '../actions/lock-own-publication.ts'
import { movePublication } from '../actions/move-publication.ts'
import { serve } from '../deps.ts'
import { endOfLifetime } from '../models/lifetime.ts'
import { ownPublicationReply } from '../replies/own-publication.ts'

/** Its time begins again, in its last days alone. */
export const keepPublicationRoute = serve('keepPublication', ({ actor: { companyGuid }, deps, params, transaction }) =>
  transaction(async (trx) => {
    const before = await lockOwnPublication(trx, { ...params, companyGuid })
    if (before.expiresAt && !isEndingSoon(before.expiresAt, deps.clock.now()))
      throw new AppError('publication-transition-refused')
    // An expression is not a date to the types of a model.
    const columns = { expiresAt: endOfLifetime() as unknown as Date }
    await movePublication(trx, deps, before, { event: 'keep', by: 'owner', columns })
    return ownPublicationReply(trx, before.publicationGuid)
  }),
)
