import { globSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '@sild/build/workspace'

/** Of the checkout, or of the repository of another team that the command line is installed in. */
export const root = workspaceRoot
/** Everything that is made here and can be made again. */
export const scratchDir = join(root, '.sild')
export const registryDir = join(scratchDir, 'registry')

/** The shell first: remotes are built against it. */
export const appNames = (): string[] => [
  'shell',
  ...globSync('mf-*/federation.config.ts', { cwd: root }).map((file) => file.split('/')[0]!),
]
