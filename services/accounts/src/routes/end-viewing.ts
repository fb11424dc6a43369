import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { serve } from '../deps.ts'
import { Viewing } from '../models/viewing.ts'

/** The support agent ends their impersonation, from any of their sessions. */
export const endViewingRoute = serve('endViewing', ({ actor, params: { viewingGuid }, transaction }) =>
  transaction(async (trx) => {
    const [ended] = await Viewing.query(trx)
      .where({ viewingGuid, viewedByGuid: actor.userGuid })
      .whereNull('endedAt')
      .where('endsAt', '>', fn.now())
      .patch({ endedAt: fn.now() })
      .returning(['viewingGuid', 'userGuid'])
    if (!ended) throw new AppError('viewing-not-found')
    return { viewingGuid: ended.viewingGuid, userGuid: ended.userGuid }
  }),
)
