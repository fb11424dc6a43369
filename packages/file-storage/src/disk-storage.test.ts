import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { newFileKey } from '@sild/contract/files/key'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

let directory: string
let storage: Storage
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sild-storage-'))
  storage = createDiskStorage(directory)
})
afterEach(() => rm(directory, { recursive: true, force: true }))

it.each([true, false])('stores a stream and returns it (public: %s)', async (isPublic) => {
  const key = newFileKey('txt', { isPublic })
  await storage.put(key, Readable.from(['half ', 'and half']))
  const found = await storage.open(key)
  expect([found?.bytes, String(Buffer.concat(await found!.content.toArray()))]).toEqual([13, 'half and half'])
  await storage.remove(key)
  await storage.remove(key)
  expect(await storage.open(key)).toBeNull()
})

it('leaves nothing of a broken stream', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half'
      throw new Error('the client is gone')
    })(),
  )
  await expect(storage.put(newFileKey('txt', { isPublic: true }), broken)).rejects.toThrow('the client is gone')
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
})

it('finds no file below a file', async () => {
  const key = newFileKey('txt', { isPublic: true })
  await writeFile(join(directory, key.split('/')[0]!), '')
  expect(await storage.open(key)).toBeNull()
})

it('reports an unreadable disk as an error, not as a missing file', async () => {
  const key = newFileKey('txt', { isPublic: true })
  const folder = join(directory, key.split('/')[0]!)
  await symlink(folder, folder)
  await expect(storage.open(key)).rejects.toMatchObject({ code: 'ELOOP' })
})

it.each(['../secret.txt', 'ab/../../secret.txt', 'unfinished/x', 'ab/x.txt'])('has no file %s', async (key) => {
  await expect(async () => storage.open(key)).rejects.toThrow('not-found')
})
