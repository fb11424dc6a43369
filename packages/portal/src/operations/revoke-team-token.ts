import { AppError } from '@sild/service-kit/errors'
import { nameOf, refuseOtherThanAll } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

/** A team may take back the very token that it calls with. */
export const revokeTeamToken: PortalHandler<'revokeTeamToken'> = async ({ portal, params: { tokenGuid }, caller }) => {
  const { issued } = portal.delivery
  if (caller.team?.jti !== tokenGuid) refuseOtherThanAll(caller)
  if (!(await issued.find('team', tokenGuid))) throw new AppError('token-not-found')
  await issued.revoke(tokenGuid, nameOf(caller))
  return { acknowledged: true }
}
