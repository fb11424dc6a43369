import { AppError } from '@sild/service-kit'
import { stopEmailChange } from '../actions/stop-email-change.ts'
import { serve } from '../deps.ts'
import { readStopToken } from '../rules/stop-token.ts'

export const stopEmailChangeRoute = serve('stopEmailChange', ({ body, deps, requestId, transaction }) => {
  const addressMoveGuid = readStopToken(deps.links, body.token)
  if (addressMoveGuid === null) throw new AppError('token-invalid')
  return transaction(async (trx) => ({ outcome: await stopEmailChange(trx, addressMoveGuid, requestId) }))
})
