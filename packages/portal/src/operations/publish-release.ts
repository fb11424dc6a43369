import { AppError } from '@sild/service-kit/errors'
import { readPublished, releaseProblems, publishRelease as publish } from '@sild/registry'
import { gatedRelease } from '../delivery/gated-release.ts'
import { nameOf, refusePublisher } from '../delivery/own-app.ts'
import { receiveRelease } from '../delivery/receive-release.ts'
import { withRegistryRefusals, requireWritable } from '../delivery/refusals.ts'
import { warningsAbout, warningsOfRepetition } from '../delivery/warnings.ts'
import type { PortalHandler } from './operation.ts'

/** Stores a release, whole or not at all. No reader gets it before a pointer names it. */
export const publishRelease: PortalHandler<'publishRelease'> = async ({ portal, params: { app }, caller, request }) => {
  const { config, delivery, incoming, log } = portal
  refusePublisher(caller, app)
  const storage = requireWritable(delivery.storage)
  const { files, lock, variants } = await receiveRelease(request, app, incoming)
  const { id, name, version } = lock
  const values = { app, release: `${name}@${id}` }
  const invalid = await releaseProblems(lock, files, variants)
  if (invalid.length > 0) throw new AppError('release-invalid', { problems: invalid, values })
  const candidate = await gatedRelease(lock, files)
  const misfits = await delivery.gate.problems(candidate, config.channel)
  if (misfits.length > 0) throw new AppError('release-incompatible', { problems: misfits, values })
  const isNew = await withRegistryRefusals(values, () => publish(storage, lock, files, variants))
  log.info({ app, id, version, isNew, by: nameOf(caller) }, 'release published')
  const published = isNew ? lock : ((await readPublished(storage, name, id)) ?? lock)
  const warnings = [...warningsOfRepetition(lock, published), ...warningsAbout(candidate)]
  return { name, id, version, isNew, warnings }
}
