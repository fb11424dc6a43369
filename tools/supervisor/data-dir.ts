import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Failure } from '../failure.mjs'

const NEEDED_BYTES = 300_000_000
/** What an installation knows; builds and logs stay. */
const DATA = ['mails', 'uploads', 'secrets.json']

/** @throws Failure when nothing can be written there */
export function openDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Failure(`${path} cannot be used: ${(error as Error).message}`, 'Choose another place with --data-dir.')
  }
  const { bavail, bsize } = statfsSync(path)
  if (bavail * bsize < NEEDED_BYTES) {
    const free = Math.floor((bavail * bsize) / 1_000_000)
    throw new Failure(
      `The disk of ${path} is full: ${free} MB are left, ${NEEDED_BYTES / 1_000_000} are needed.`,
      'Free some space, or choose another place with --data-dir.',
    )
  }
  return realpathSync(path)
}

export function discardFiles(dataDir: string): void {
  for (const name of DATA) rmSync(join(dataDir, name), { recursive: true, force: true })
}

const uploadsPortFile = (dataDir: string): string => join(dataDir, 'uploads-port')

export function readUploadsPort(dataDir: string): number | undefined {
  const file = uploadsPortFile(dataDir)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined
}

/** The first one counts: it is in the addresses that the first data got. */
export function keepUploadsPort(dataDir: string, port: number): void {
  if (readUploadsPort(dataDir) === undefined) writeFileSync(uploadsPortFile(dataDir), String(port))
}
