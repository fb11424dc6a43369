import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFileKey } from '@sild/contract/files/key'
import { AppError } from '@sild/service-kit/errors'
import type { Storage } from './storage.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code // Of the file system.
const missing = ['ENOENT', 'ENOTDIR']
function nullIfMissing(error: unknown): null {
  if (missing.includes(codeOf(error) ?? '')) return null
  throw error
}

export function createDiskStorage(directory: string): Storage {
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new AppError('not-found')
    return join(directory, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = join(directory, 'unfinished', randomUUID())
      try {
        await mkdir(dirname(unfinished), { recursive: true })
        await mkdir(dirname(path), { recursive: true })
        await pipeline(
          content instanceof Uint8Array ? [content] : content,
          createWriteStream(unfinished, { flags: 'wx', flush: true }),
        )
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw codeOf(error) === 'ENOSPC' ? new AppError('storage-full', { cause: error }) : error
      }
    },
    async open(key, rangeOf) {
      const path = pathOf(key)
      const found = await stat(path).catch(nullIfMissing)
      if (!found?.isFile()) return null
      const range = rangeOf?.(found.size) ?? {}
      return { content: createReadStream(path, range), bytes: found.size }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
