import { AppError } from '@sild/service-kit/errors'
import { callerOf, refuseOtherThanAll } from '../../delivery/own-app.ts'
import type { OwnHandler } from '../route.ts'

/** A team may take back the very token that it calls with. */
export const revokeTeamToken: OwnHandler<'revokeTeamToken'> = async ({ deps, params: { tokenGuid }, request }) => {
  const { issued } = deps.delivery
  if (request.team?.jti !== tokenGuid) refuseOtherThanAll(request)
  if (!(await issued.find('team', tokenGuid))) throw new AppError('token-not-found')
  await issued.revoke(tokenGuid, callerOf(request))
  return { acknowledged: true }
}
