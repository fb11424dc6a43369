import { AppError } from '@sild/service-kit/errors'
import { nameOf, refuseStrangers } from '../delivery/own-app.ts'
import type { PortalHandler } from './operation.ts'

/** The link stops working within seconds, also for users who have it open. */
export const revokePreview: PortalHandler<'revokePreview'> = async ({ portal, params: { previewGuid }, caller }) => {
  const { issued } = portal.delivery
  const grant = await issued.find('preview', previewGuid)
  if (!grant) throw new AppError('preview-not-found')
  if (grant.by !== nameOf(caller)) refuseStrangers(caller, Object.keys(grant.releases))
  await issued.revoke(previewGuid, nameOf(caller))
  return { acknowledged: true }
}
