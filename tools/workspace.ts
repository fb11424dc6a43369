import { globSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '@sild/build/workspace'

/** Root of the checkout, or of the repository of another team with the command line. */
export const root = workspaceRoot
/** Everything that is made here and can be made again. */
export const scratchDir = join(root, '.sild')
export const registryDir = join(scratchDir, 'registry')

/** The shell first: remotes are built against it. */
export const appNames = (): string[] => [
  'shell',
  ...globSync('mf-*/federation.config.ts', { cwd: root }).map((file) => file.split('/')[0]!),
]
