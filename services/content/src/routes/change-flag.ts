import { changeFlag } from '../actions/change-flag.ts'
import { serve } from '../deps.ts'

export const changeFlagRoute = serve('changeFlag', ({ actor, body, deps, params, transaction }) =>
  transaction((trx) => changeFlag(trx, deps, actor, { ...params, ...body })),
)
