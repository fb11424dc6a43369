import type { Preview } from '@sild/contract/delivery/shapes'
import { previewUrl } from '../previews/preview-url.ts'
import type { PortalHandler } from './operation.ts'

/** Links that still open something. */
export const listPreviews: PortalHandler<'listPreviews'> = async ({ portal }) => {
  const { config, delivery, remotes } = portal
  const issued = await delivery.issued.list('preview')
  await remotes.releases.load(issued.flatMap(({ grant }) => Object.entries(grant.releases)))
  const previews = issued.map(({ createdAt, createdBy, grant }): Preview => ({
    previewGuid: grant.jti,
    url: previewUrl(config.publicUrl, delivery.grants.sign(grant)),
    releases: Object.entries(grant.releases).flatMap(([name, id]) => {
      const lock = remotes.releases.get(name, id)?.lock
      const pr = lock?.source.pr
      return lock ? [{ name, id, version: lock.version, ...(pr !== undefined && { pr }) }] : []
    }),
    path: grant.path,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(grant.exp * 1000).toISOString(),
  }))
  return { previews }
}
