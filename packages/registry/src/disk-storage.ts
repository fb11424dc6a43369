import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WritableRegistryStorage } from './storage.ts'

const lockRetryMilliseconds = 10
/** An update takes milliseconds; a lock this old belongs to a process that died. */
const lockStaleMilliseconds = 10_000

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

export function diskStorage(root: string): WritableRegistryStorage {
  const read = async (path: string): Promise<Buffer | null> => {
    try {
      return await readFile(join(root, path))
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null
      throw error
    }
  }
  const list = async (folder: string): Promise<string[]> => {
    try {
      return await readdir(join(root, folder))
    } catch (error) {
      if (isCode(error, 'ENOENT')) return []
      throw error
    }
  }
  const publish = async (folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> => {
    const target = join(root, folder)
    const scratch = `${target}.${randomUUID()}.tmp`
    try {
      for (const [path, bytes] of files) {
        await mkdir(dirname(join(scratch, path)), { recursive: true })
        await writeFile(join(scratch, path), bytes)
      }
      await rename(scratch, target)
      return true
    } catch (error) {
      if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return false
      throw error
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }
  const update = (path: string, change: (current: Buffer | null) => Uint8Array): Promise<void> =>
    withLock(join(root, `${path}.lock`), async () => {
      const scratch = join(root, `${path}.${randomUUID()}.tmp`)
      try {
        await writeFile(scratch, change(await read(path)))
        await rename(scratch, join(root, path))
      } finally {
        await rm(scratch, { force: true })
      }
    })
  return { read, list, publish, update }
}

/** A folder is the lock: making one is atomic everywhere. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true })
  for (;;) {
    try {
      await mkdir(lock)
      break
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > lockStaleMilliseconds) await rm(lock, { recursive: true, force: true })
    else await new Promise((resolve) => setTimeout(resolve, lockRetryMilliseconds))
  }
  try {
    await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
