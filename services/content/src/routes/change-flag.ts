import { AppError } from '@sild/service-kit'
import { lockFlag, writeFlag } from '../actions/write-flag.ts'
import { serve } from '../deps.ts'

export const changeFlagRoute = serve(
  'changeFlag',
  ({ actor, body: { isOn, share, version }, deps, params: { flagKey }, transaction }) =>
    transaction(async (trx) => {
      const held = await lockFlag(trx, flagKey)
      if (held.version !== version) throw new AppError('flag-changed-meanwhile')
      return writeFlag(trx, deps, actor, { ...held, isOn, share })
    }),
)
