import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Clock, systemClock } from '@sild/service-kit/clock'
import { AppError } from '@sild/service-kit/errors'

/** Received files before their check. The storage writes its unfinished files into the same folder. */
export interface Incoming {
  /** Writes a stream to a new file. A broken stream leaves no file behind. @throws storage-full */
  write(content: Readable): Promise<string>
  remove(path: string): Promise<void>
  /** Removes files that a crash has left behind. */
  sweep(): Promise<void>
}

const LEFT_BEHIND_MS = 3_600_000
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

export function createIncoming(directory: string, clock: Clock = systemClock): Incoming {
  const remove = (path: string): Promise<void> => rm(path, { force: true })
  return {
    async write(content) {
      await mkdir(directory, { recursive: true })
      const path = join(directory, randomUUID())
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx' }))
        return path
      } catch (error) {
        await remove(path)
        throw fullDisk.has((error as NodeJS.ErrnoException).code ?? '') // Of the file system.
          ? new AppError('storage-full', { cause: error })
          : error
      }
    },
    remove,
    async sweep() {
      const names = await readdir(directory).catch(() => [])
      for (const path of names.map((name) => join(directory, name))) {
        const found = await stat(path).catch(() => null)
        if (found && clock.now().getTime() - found.mtimeMs > LEFT_BEHIND_MS) await remove(path)
      }
    },
  }
}
