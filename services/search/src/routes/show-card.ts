import { serve } from '../deps.ts'

export const showCardRoute = serve('showCard', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    await trx('hiddenCards')
      .where({ userGuid: actor.userGuid, ...body })
      .delete()
    return { acknowledged: true as const }
  }),
)
