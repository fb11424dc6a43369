import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { registryDir, root } from '../workspace.ts'

/** All possible inputs of an app's build. */
const SOURCES = ['{shell,mf-*,packages/*}/{src/**/*,package.json,*.config.ts}', 'package-lock.json']

export interface Wanted {
  apps: readonly string[]
  channel: 'production' | 'staging' | 'dev'
}

const stampFile = ({ apps, channel }: Wanted): string =>
  join(registryDir, `built-${channel}-${[...apps].toSorted().join('-')}`)

/** Whether these apps were published from exactly the current sources. It does not load the bundler. */
export function isBuilt(wanted: Wanted): boolean {
  try {
    return readFileSync(stampFile(wanted), 'utf8') === hashOfSources()
  } catch {
    return false
  }
}

export function stampBuilt(wanted: Wanted, hash: string): void {
  mkdirSync(registryDir, { recursive: true })
  writeFileSync(stampFile(wanted), hash)
}

export function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
