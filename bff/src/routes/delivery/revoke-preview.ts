import { AppError } from '@sild/service-kit/errors'
import { callerOf, refuseStrangers } from '../../delivery/own-app.ts'
import type { OwnHandler } from '../route.ts'

/** Within seconds the link opens nothing any more, also for those who are looking at it. */
export const revokePreview: OwnHandler<'revokePreview'> = async ({ deps, params: { previewGuid }, request }) => {
  const { issued } = deps.delivery
  const grant = await issued.find('preview', previewGuid)
  if (!grant) throw new AppError('preview-not-found')
  if (grant.by !== callerOf(request)) refuseStrangers(request, Object.keys(grant.releases))
  await issued.revoke(previewGuid, callerOf(request))
  return { acknowledged: true }
}
