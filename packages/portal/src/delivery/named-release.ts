import { AppError } from '@sild/service-kit/errors'
import { type Release, releaseOfVersion } from '@sild/registry'
import type { Delivering } from './delivery.ts'
import { withRegistryRefusals } from './refusals.ts'

const isId = (name: string): boolean => /^[a-f0-9]{16}$/.test(name)

/** The release with this id or version. @throws release-not-found */
export async function namedRelease(
  { remotes }: Pick<Delivering, 'remotes'>,
  app: string,
  name: string,
): Promise<Release> {
  const values = { app, release: `${app}@${name}` }
  const id = isId(name) ? name : await releaseOfVersion(remotes.storage, app, name)
  if (!id) throw new AppError('release-not-found', { values })
  return withRegistryRefusals(values, () => remotes.registry.readLock(app, id))
}
