import type { TeamGrant } from '@sild/registry'
import { invalidField } from '@sild/service-kit/errors'
import { nameOf, refuseOtherThanAll } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

const DAY_SECONDS = 24 * 3600

/** The token is shown once: it is not stored. */
export const createTeamToken: PortalHandler<'createTeamToken'> = async ({ body, portal, caller }) => {
  refuseOtherThanAll(caller)
  const { channels, days, team } = body
  const isForAll = body.apps.includes('*')
  if (isForAll && body.apps.length > 1) throw invalidField('apps', { code: 'invalid' })
  const apps: TeamGrant['apps'] = isForAll ? ['*'] : body.apps
  const { expiresAt, guid, token } = await portal.delivery.grants.issueTeam(
    { team, apps, ...(channels && { channels }) },
    days * DAY_SECONDS,
    nameOf(caller),
  )
  return { token, tokenGuid: guid, expiresAt: expiresAt.toISOString() }
}
