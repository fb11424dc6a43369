import { asSystem } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'
import { viewerSession } from '../../session/member-session.ts'
import type { OwnHandler } from '../route.ts'

const actor = asSystem('the impersonation is checked below')

/** Only in the session that opened the impersonation: it ends with that session. */
export const enterViewing: OwnHandler<'enterViewing'> = async ({ deps, params, request }) => {
  const { sessionGuid, userGuid } = request.session ?? {}
  const viewing = await deps.calls.call('getViewing', { params }, { actor }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'viewing-over' ? new AppError('viewing-not-found') : error
  })
  const { endsAt, user, viewedByGuid } = viewing
  if (viewedByGuid !== userGuid || viewing.sessionGuid !== sessionGuid) throw new AppError('viewing-not-found')
  return viewerSession(
    { user, viewedByGuid, viewing: { ...params, sessionGuid: viewing.sessionGuid, endsAt: new Date(endsAt) } },
    deps,
  )
}
