import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { type Account, giveTo, stepsDown } from './account.ts'
import { failureFrom, PostgresFailure } from './failure.ts'
import { isReachableByOthers } from './reachable.ts'
import { DATABASE_SHELTER, openShelter } from './shelter.ts'

/** The files of one Postgres: `home` is ours (password, log, owner), `directory` is what Postgres calls data_directory. */
export interface Cluster {
  home: string
  directory: string
  passwordFile: string
}

/** Where the files of `dataDir` are, or would be. */
export function locateCluster(dataDir: string, account: Account): Cluster {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  chmodSync(home, 0o711)
  const passwordFile = join(home, 'password')
  if (!stepsDown(account) || isReachableByOthers(home)) {
    return { home, directory: join(home, 'cluster'), passwordFile }
  }
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return { home, directory: join(openShelter(DATABASE_SHELTER), name), passwordFile }
}

/** Makes sure that the cluster exists, whole, and returns the password of its superuser. */
export async function openCluster(cluster: Cluster, binaries: string, account: Account): Promise<string> {
  const { directory, home, passwordFile } = cluster
  if (!existsSync(passwordFile)) {
    if (directory.startsWith(home) && existsSync(directory)) throw damaged(cluster, 'its password file is missing')
    // In the shelter these are the remains of a home that was deleted.
    rmSync(directory, { recursive: true, force: true })
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  if (!existsSync(directory)) await createCluster(cluster, binaries, account)
  if (!existsSync(join(directory, 'PG_VERSION'))) throw damaged(cluster, 'PG_VERSION is missing')
  return readFileSync(passwordFile, 'utf8')
}

const damaged = ({ directory }: Cluster, what: string): PostgresFailure =>
  new PostgresFailure(
    `The database in ${directory} is damaged: ${what}.`,
    'Restore the directory from a copy, or throw the data away with --fresh.',
  )

async function createCluster(cluster: Cluster, binaries: string, account: Account): Promise<void> {
  const unfinished = `${cluster.directory}.unfinished`
  const passwordCopy = `${cluster.directory}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(account, unfinished)
  writeFileSync(passwordCopy, readFileSync(cluster.passwordFile), { mode: 0o600 })
  giveTo(account, passwordCopy)
  const options = [
    ['-D', unfinished],
    ['-U', 'postgres'],
    [`--pwfile=${passwordCopy}`],
    ['-A', 'scram-sha-256'],
    ['-E', 'UTF8'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    // Nothing is in it yet: a power cut here only means a second first start.
    ['--no-sync', '--no-instructions'],
  ].flat()
  try {
    await promisify(execFile)(join(binaries, 'initdb'), options, { ...account, cwd: '/' })
    renameSync(unfinished, cluster.directory)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Of execFile, or of the file system.
    throw failureFrom((error as { stderr?: string }).stderr || String(error), cluster.directory)
  } finally {
    rmSync(passwordCopy, { force: true })
  }
}
