import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStorage } from '../src/disk-storage.ts'
import { s3Storage } from '../src/s3-storage.ts'
import type { WritableRegistryStorage } from '../src/storage.ts'
import { startFakeS3 } from './fake-s3.ts'

export interface OpenStorage {
  storage: WritableRegistryStorage
  /** All that is stored, by path. */
  paths: () => Promise<string[]>
  /** From the n-th write on there is no space left. */
  fill: (from: number) => void
  close: () => Promise<void>
}

const filesBelow = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()

async function openDisk(): Promise<OpenStorage> {
  const root = await mkdtemp(join(tmpdir(), 'registry-'))
  let [writes, last] = [0, Infinity]
  return {
    storage: diskStorage(root, async (path, bytes, write) => {
      writes += 1
      if (writes < last) return write(path, bytes)
      await write(path, bytes.subarray(0, bytes.length / 2))
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }),
    paths: () => filesBelow(root),
    fill: (from) => {
      writes = 0
      last = from
    },
    close: () => rm(root, { recursive: true }),
  }
}

async function openBucket(): Promise<OpenStorage> {
  const s3 = await startFakeS3()
  const credentials = { accessKeyId: 'key', secretAccessKey: s3.secretAccessKey }
  const place = { bucket: 'bucket', region: 'eu-north-1', endpoint: s3.endpoint, prefix: 'portal/registry' }
  return {
    storage: s3Storage({ ...place, credentials }),
    paths: async () => [...s3.objects.keys()].map((key) => key.replace('bucket/portal/registry/', '')).toSorted(),
    fill: (from) => s3.failWrites(from, 507),
    close: s3.close,
  }
}

export const storageKinds = [
  ['on a disk', openDisk],
  ['in a bucket', openBucket],
] as const

interface FullDisk {
  storage: WritableRegistryStorage
  /** A bucket may keep files of an interrupted publication; they do not form a release. */
  isBucket: boolean
  paths: () => Promise<string[]>
  /** Makes room. */
  empty: () => Promise<void>
  close: () => Promise<void>
}
const filling =
  (open: () => Promise<OpenStorage>, isBucket: boolean) =>
  async (write: number): Promise<FullDisk> => {
    const { storage, paths, fill, close } = await open()
    fill(write)
    return { storage, isBucket, paths, empty: async () => fill(Infinity), close }
  }

/** A disk in memory that really is full, all but room for some of what will be written. */
async function openFull(write: number): Promise<FullDisk> {
  const root = await mkdtemp(join(tmpdir(), 'registry-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', root])
  const pageBytes = 4096
  // The file that takes the room is one page of 16, and each of ours takes one.
  await writeFile(join(root, 'full'), Buffer.alloc((16 - write) * pageBytes))
  return {
    storage: diskStorage(root),
    isBucket: false,
    paths: async () => (await filesBelow(root)).filter((path) => path !== 'full'),
    empty: () => rm(join(root, 'full')),
    close: async () => {
      execFileSync('umount', [root])
      await rm(root, { recursive: true })
    },
  }
}

/** Only root can mount. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0
export const fullDisks: [string, (write: number) => Promise<FullDisk>][] = [
  ['a disk that fills up', filling(openDisk, false)],
  ['a bucket that fills up', filling(openBucket, true)],
  ...(mayMount ? [['a full disk', openFull] as [string, typeof openFull]] : []),
]
