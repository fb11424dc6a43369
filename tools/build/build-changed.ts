import type { AppRelease } from '@sild/build'

import { Failure } from '../failure.mjs'
import { registryDir } from '../workspace.ts'
import { hashOfSources, isBuilt, stampBuilt, type Wanted } from './build-stamp.ts'

/** Builds and publishes the changed apps, and returns them. @throws Failure */
export async function buildChanged(wanted: Wanted): Promise<AppRelease[]> {
  if (isBuilt(wanted)) return []
  const { buildApps, CompileError } = await import('@sild/build')
  const mode = wanted.channel === 'dev' ? 'development' : 'production'
  // Computed before the build: files that are saved meanwhile belong to the next one.
  const hash = hashOfSources()
  try {
    const releases = await buildApps({ ...wanted, registryDir, mode })
    stampBuilt(wanted, hash)
    return releases.filter(({ isNew }) => isNew)
  } catch (error) {
    if (error instanceof CompileError) throw new Failure(error.message, 'Correct it and build again.')
    throw error
  }
}
