import type { AppRelease } from '@sild/build'

import { Failure } from '../failure.mjs'
import { registryDir } from '../workspace.ts'
import { hashOfSources, isBuilt, stampBuilt } from './build-stamp.ts'

/** Builds and publishes those of the apps that have changed, and returns them. @throws Failure */
export async function buildChanged(apps: readonly string[]): Promise<AppRelease[]> {
  if (isBuilt(apps)) return []
  const { buildApps, CompileError } = await import('@sild/build')
  // Taken before the build: what is saved meanwhile is for the next one.
  const hash = hashOfSources()
  try {
    const releases = await buildApps({ apps, registryDir, mode: 'production', channel: 'production' })
    stampBuilt(apps, hash)
    return releases.filter(({ isNew }) => isNew)
  } catch (error) {
    if (error instanceof CompileError) throw new Failure(error.message, 'Correct it and build again.')
    throw error
  }
}
