import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withDiskLock } from './disk-lock.ts'
import { isCode } from './error-code.ts'
import { RegistryError } from './errors.ts'
import type { WritableRegistryStorage } from './storage.ts'

type Write = (path: string, bytes: Uint8Array) => Promise<void>

/** `through` sees every file that is written, for disks that fail. */
export function diskStorage(
  root: string,
  through: (path: string, bytes: Uint8Array, write: Write) => Promise<void> = (path, bytes, write) =>
    write(path, bytes),
): WritableRegistryStorage {
  const write: Write = (path, bytes) => through(path, bytes, writeWhole)
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
      return (await readdir(join(root, folder))).filter((name) => !isScratch(name))
    } catch (error) {
      if (isCode(error, 'ENOENT')) return []
      throw error
    }
  }
  const publish = async (folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> => {
    const target = join(root, folder)
    return withScratch(target, async (scratch) => {
      for (const [path, bytes] of files) await write(join(scratch, path), bytes)
      return succeeds(rename(scratch, target))
    })
  }
  const create = (path: string, bytes: Uint8Array): Promise<boolean> =>
    withScratch(join(root, path), async (scratch) => {
      await write(scratch, bytes)
      // Unlike a rename, a link never replaces what is there.
      return succeeds(link(scratch, join(root, path)))
    })
  const update = (path: string, change: (current: Buffer | null) => Uint8Array | null): Promise<void> =>
    withDiskLock(join(root, `${path}.lock`), () =>
      withScratch(join(root, path), async (scratch) => {
        const bytes = change(await read(path))
        if (!bytes) return
        await write(scratch, bytes)
        await rename(scratch, join(root, path))
      }),
    )
  const remove = (path: string): Promise<void> => rm(join(root, path), { recursive: true, force: true })
  return { read, list, publish, create, update, remove }
}

const isScratch = (name: string): boolean => /\.(?:lock|tmp)$/.test(name)

/** False when what should come to be is there already. */
async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Removes the scratch file in any case. A full disk throws an error that says so. */
async function withScratch<Result>(target: string, work: (scratch: string) => Promise<Result>): Promise<Result> {
  const scratch = `${target}.${randomUUID()}.tmp`
  try {
    return await work(scratch)
  } catch (error) {
    if (isCode(error, 'ENOSPC', 'EDQUOT')) throw new RegistryError('storage-full', 'The disk of the registry is full')
    throw error
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
