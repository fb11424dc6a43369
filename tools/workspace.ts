import { globSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
/** Everything that is made here and can be made again. */
export const scratchDir = join(root, '.sild')
export const registryDir = join(scratchDir, 'registry')

/** The shell first: remotes are built against it. */
export const appNames = (): string[] => [
  'shell',
  ...globSync('mf-*/federation.config.ts', { cwd: root }).map((file) => file.split('/')[0] as string),
]
