import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const SEARCHABLE_BY_OTHERS = 0o001

/** Whether a user who owns none of the parents could open `path`; a 0700 home directory above it says no. */
export function isReachableByOthers(path: string): boolean {
  let directory = resolve(path)
  for (;;) {
    if ((statSync(directory).mode & SEARCHABLE_BY_OTHERS) === 0) return false
    const parent = dirname(directory)
    if (parent === directory) return true
    directory = parent
  }
}
