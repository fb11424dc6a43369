import { AppError } from '@sild/service-kit/errors'
import { release, releaseContracts } from '@sild/registry'
import { releaseChunks, releaseMeta } from '@sild/registry/meta'
import { ownApp } from '../delivery/own-app.ts'
import { warningsAbout } from '../delivery/warnings.ts'
import type { PortalHandler } from './operation.ts'

/** The gate of publishing and promoting, for a release that is still at home. */
export const checkRelease: PortalHandler<'checkRelease'> = async (call) => {
  const { app, channel } = ownApp(call)
  const { body, portal } = call
  const [lock, meta, chunks, contracts] = [
    release.safeParse(body.lock),
    releaseMeta.safeParse(body.meta),
    releaseChunks.safeParse(body.chunks),
    releaseContracts.safeParse(body.contracts),
  ]
  const problems = Object.entries({ lock, meta, chunks, contracts }).flatMap(([name, { error }]) =>
    (error?.issues ?? []).map(({ code, message, path }) => `${name}: ${path.join('/') || code}: ${message}`),
  )
  if (!lock.success || !meta.success || !chunks.success || !contracts.success)
    throw new AppError('release-invalid', { problems })
  if (lock.data.name !== app)
    throw new AppError('release-invalid', { problems: [`The lock is of ${lock.data.name}, not of ${app}`] })
  const candidate = { lock: lock.data, meta: meta.data, chunks: chunks.data, contracts: contracts.data }
  return { problems: await portal.delivery.gate.problems(candidate, channel), warnings: warningsAbout(candidate) }
}
