import { AppError } from '@sild/service-kit/errors'
import { conflicts, type Release } from '@sild/registry'
import type { Remotes } from '../remotes/remotes.ts'

/** A preview of releases that cannot run in its shell would show something else than it says. @throws release-incompatible */
export async function refuseMismatch(locks: readonly Release[], { remotes }: { remotes: Remotes }): Promise<void> {
  const shell = locks.find(({ name }) => name === 'shell') ?? remotes.current()?.releases.get('shell')?.lock
  if (!shell) throw new AppError('unavailable')
  const remaining = locks.filter(({ name }) => name !== 'shell')
  const problems = remaining.flatMap((lock) => conflicts(shell, lock))
  if (problems.length > 0) throw new AppError('release-incompatible', { problems })
}
