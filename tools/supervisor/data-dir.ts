import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { Failure } from '../failure.mjs'

const NEEDED_BYTES = 300_000_000
/** Size of a segment of the database's WAL: with less free space Postgres stops. */
const MIN_BYTES = 20_000_000
/** Data of an installation; builds and logs stay. */
const DATA = ['mails', 'bank', 'uploads', 'audit-heads', 'secrets.json']

/** @throws Failure when the directory is not writable */
export function openDataDir(path: string): string {
  try {
    makeDirectory(path)
    accessSync(path, constants.W_OK)
  } catch (error) {
    // An error of the file system.
    throw new Failure(`${path} cannot be used: ${(error as Error).message}`, 'Choose another place with --data-dir.')
  }
  if (freeBytes(path) < NEEDED_BYTES) throw fullDisk(path)
  return realpathSync(path)
}

/** Node's recursive `mkdir` loops for ever where no directories can be created, as in /proc. */
function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}

/** The reason of a failed start: a problem of the directory if there is one, else the error. */
export function reasonIn(dataDir: string, error: unknown): unknown {
  if (freeBytes(dataDir) < MIN_BYTES) return fullDisk(dataDir)
  const { message, path } = error as NodeJS.ErrnoException // Some errors have no path.
  if (!path?.startsWith(dataDir)) return error
  return new Failure(
    `${path} cannot be used: ${message}`,
    'Restore the directory from a copy, or throw the data away with --fresh.',
  )
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

const fullDisk = (path: string): Failure =>
  new Failure(
    `The disk of ${path} is full: ${Math.floor(freeBytes(path) / 1_000_000)} MB are left, ${NEEDED_BYTES / 1_000_000} are needed.`,
    'Free some space, or choose another place with --data-dir.',
  )

export function discardFiles(dataDir: string): void {
  for (const name of DATA) rmSync(join(dataDir, name), { recursive: true, force: true })
}

const uploadsPortFile = (dataDir: string): string => join(dataDir, 'uploads-port')

export function readUploadsPort(dataDir: string): number | undefined {
  const file = uploadsPortFile(dataDir)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined
}

/** The first port is kept, because addresses in the first data contain it. */
export function keepUploadsPort(dataDir: string, port: number): void {
  if (readUploadsPort(dataDir) === undefined) writeFileSync(uploadsPortFile(dataDir), String(port))
}
