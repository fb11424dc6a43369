import { invalidField } from '@sild/service-kit/errors'
import { callerOf, refuseStrangers } from '../../delivery/own-app.ts'
import { namedRelease } from '../../delivery/named-release.ts'
import { previewUrl } from '../../previews/preview-url.ts'
import { refuseMismatch } from '../../previews/refuse-mismatch.ts'
import type { OwnHandler } from '../route.ts'

/** A link that shows these releases to whoever has it; in production only to staff, and not for long. */
export const createPreview: OwnHandler<'createPreview'> = async ({ body, deps, request }) => {
  const names = Object.keys(body.releases)
  if (names.length === 0) throw invalidField('releases', { code: 'required' })
  refuseStrangers(request, names)
  const isProduction = deps.config.channel === 'production'
  const hours = body.hours ?? (isProduction ? 1 : 24)
  if (isProduction && hours > 1) throw invalidField('hours', { code: 'value-max', values: { val: 1 } })
  const locks = await Promise.all(
    Object.entries(body.releases).map(([name, release]) => namedRelease(deps, name, release)),
  )
  await refuseMismatch(locks, deps)
  const releases = Object.fromEntries(locks.map(({ id, name }) => [name, id]))
  const { expiresAt, guid, token } = await deps.delivery.grants.issuePreview(
    { releases, path: body.path, by: callerOf(request) },
    hours * 3600,
  )
  return { url: previewUrl(deps.config.publicUrl, token), previewGuid: guid, expiresAt: expiresAt.toISOString() }
}
