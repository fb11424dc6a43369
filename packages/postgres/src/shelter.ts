import { chmodSync, lstatSync, mkdirSync } from 'node:fs'

import { PostgresFailure } from './failure.ts'

const WRITABLE_BY_OTHERS = 0o022

/** Where `nobody` can read when the checkout is in a closed home directory: the program … */
export const PROGRAM_SHELTER = '/var/tmp/sild-postgres'
/** … and the data, which must outlive a cleaning of the temporary directories. */
export const DATABASE_SHELTER = '/var/lib/sild-postgres'

/** The names can be guessed, so a directory of another user is refused. */
export function openShelter(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & WRITABLE_BY_OTHERS) !== 0) {
    throw new PostgresFailure(`${path} belongs to another user.`, `Remove ${path} and start again.`)
  }
  chmodSync(path, 0o711)
  return path
}
