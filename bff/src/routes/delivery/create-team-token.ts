import { invalidField } from '@sild/service-kit/errors'
import { callerOf, refuseOtherThanAll } from '../../delivery/own-app.ts'
import type { OwnHandler } from '../route.ts'

const DAY_SECONDS = 24 * 3600

/** Shown once: only its signature could be made again, and nobody asks for that. */
export const createTeamToken: OwnHandler<'createTeamToken'> = async ({ body, deps, request }) => {
  refuseOtherThanAll(request)
  const { channels, days, team } = body
  const isForAll = body.apps.includes('*')
  if (isForAll && body.apps.length > 1) throw invalidField('apps', { code: 'invalid' })
  const apps = isForAll ? (['*'] as ['*']) : body.apps
  const { expiresAt, guid, token } = await deps.delivery.grants.issueTeam(
    { team, apps, ...(channels && { channels }) },
    days * DAY_SECONDS,
    callerOf(request),
  )
  return { token, tokenGuid: guid, expiresAt: expiresAt.toISOString() }
}
