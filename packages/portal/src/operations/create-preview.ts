import { AppError, invalidField } from '@sild/service-kit/errors'
import { conflicts, type Release } from '@sild/registry'
import { nameOf, refuseStrangers } from '../delivery/own-app.ts'
import { namedRelease } from '../delivery/named-release.ts'
import { previewUrl } from '../previews/preview-url.ts'
import type { Remotes } from '../remotes/remotes.ts'
import type { PortalHandler } from './operation.ts'

/** Creates a link that shows these releases to its holders. In production they must be staff, and it expires soon. */
export const createPreview: PortalHandler<'createPreview'> = async ({ body, portal, caller }) => {
  const names = Object.keys(body.releases)
  if (names.length === 0) throw invalidField('releases', { code: 'required' })
  refuseStrangers(caller, names)
  const isProduction = portal.config.channel === 'production'
  const hours = body.hours ?? (isProduction ? 1 : 24)
  if (isProduction && hours > 1) throw invalidField('hours', { code: 'value-max', values: { val: 1 } })
  const locks = await Promise.all(
    Object.entries(body.releases).map(([name, release]) => namedRelease(portal, name, release)),
  )
  await refuseMismatch(locks, portal)
  const releases = Object.fromEntries(locks.map(({ id, name }) => [name, id]))
  const { expiresAt, guid, token } = await portal.delivery.grants.issuePreview(
    { releases, path: body.path, by: nameOf(caller) },
    hours * 3600,
  )
  return { url: previewUrl(portal.config.publicUrl, token), previewGuid: guid, expiresAt: expiresAt.toISOString() }
}

/** A preview of releases that cannot run in its shell would show something else than it says. @throws release-incompatible */
async function refuseMismatch(locks: readonly Release[], { remotes }: { remotes: Remotes }): Promise<void> {
  const shell = locks.find(({ name }) => name === 'shell') ?? remotes.current()?.releases.get('shell')?.lock
  if (!shell) throw new AppError('unavailable')
  const remaining = locks.filter(({ name }) => name !== 'shell')
  const problems = remaining.flatMap((lock) => conflicts(shell, lock))
  if (problems.length > 0) throw new AppError('release-incompatible', { problems })
}
