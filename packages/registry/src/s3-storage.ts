import { setTimeout } from 'node:timers/promises'
import { RegistryError } from './errors.ts'
import { openBucket, type S3Options } from './s3-objects.ts'
import type { WritableRegistryStorage } from './storage.ts'

export interface S3StorageOptions extends S3Options {
  /** Folder in the bucket; empty for all of it. */
  prefix?: string
}

const lockName = 'release.json'
const parallelRequests = 16
const retryMs = 50

/** A registry in a bucket. The store must know conditional writes (`If-Match`, `If-None-Match`): on them alone every guarantee rests. */
export function s3Storage({ prefix = '', ...options }: S3StorageOptions): WritableRegistryStorage {
  const objects = openBucket(options)
  const root = prefix ? `${prefix.replace(/\/+$/, '')}/` : ''
  const keyOf = (path: string): string => root + path
  const create = (path: string, bytes: Uint8Array): Promise<boolean> =>
    objects.put(keyOf(path), bytes, { IfNoneMatch: '*' })

  /** What a publication that broke off has left is taken over where it is the same. */
  const upload = async (path: string, bytes: Uint8Array): Promise<void> => {
    if (await create(path, bytes)) return
    const stored = await objects.get(keyOf(path))
    if (!stored?.bytes.equals(bytes)) throw new RegistryError('release-exists', `${path} is there with other content`)
  }

  return {
    create,
    read: async (path) => (await objects.get(keyOf(path)))?.bytes ?? null,
    list: (folder) => objects.namesIn(`${keyOf(folder)}/`),
    /** The lock goes last, and without it a release is not there: so it appears whole or not at all. */
    async publish(folder, files) {
      const lock = files.get(lockName)
      if (!lock) throw new Error(`What is published in ${folder} has no ${lockName}`)
      if (await objects.get(keyOf(`${folder}/${lockName}`))) return false
      const waiting = [...files].filter(([path]) => path !== lockName)
      const work = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await upload(`${folder}/${next[0]}`, next[1])
      }
      await Promise.all(Array.from({ length: parallelRequests }, work))
      return create(`${folder}/${lockName}`, lock)
    },
    async update(path, change) {
      for (let attempt = 1; ; attempt += 1) {
        const stored = await objects.get(keyOf(path))
        const bytes = change(stored?.bytes ?? null)
        const condition = stored ? { IfMatch: stored.etag } : ({ IfNoneMatch: '*' } as const)
        if (!bytes || (await objects.put(keyOf(path), bytes, condition))) return
        await setTimeout(Math.random() * retryMs * Math.min(attempt, 10))
      }
    },
    async remove(path) {
      // First what makes a release be there, so that none is there by halves.
      const keys = new Set([keyOf(`${path}/${lockName}`), keyOf(path)])
      for (const key of await objects.keysUnder(`${keyOf(path)}/`)) keys.add(key)
      await objects.remove([...keys])
    },
  }
}
