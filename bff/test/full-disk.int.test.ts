import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newFileKey } from '@sild/contract/files/key'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import { afterAll, describe, expect, it } from 'vitest'
import { createIncoming } from '@sild/file-storage/intake/incoming'
import { Readable } from 'node:stream'

const directory = join(mkdtempSync(join(tmpdir(), 'sild-full-')), 'disk')
mkdirSync(directory)
/** Only root may give a directory a disk of its own. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', directory]).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', [directory])
  rmSync(join(directory, '..'), { recursive: true, force: true })
})

describe.skipIf(!isMounted)('a disk that is full', () => {
  const fileOf = (mebibytes: number) =>
    Readable.from(Array.from({ length: mebibytes }, () => Buffer.alloc(1024 * 1024, 'a')))
  const incoming = createIncoming(join(directory, 'incoming'))
  const storage = createDiskStorage(directory)
  const key = newFileKey('pdf', { isPublic: true })
  const files = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

  it('refuses uploads, leaves nothing, and works again without a restart', async () => {
    await expect(incoming.write(fileOf(3))).rejects.toMatchObject({ code: 'storage-full' })
    await expect(storage.put(key, fileOf(3))).rejects.toMatchObject({ code: 'storage-full' })
    expect(await files()).toEqual([])
    await rm(await incoming.write(fileOf(1)))
    await storage.put(key, fileOf(1))
    expect(await files()).toHaveLength(1)
  })
})
