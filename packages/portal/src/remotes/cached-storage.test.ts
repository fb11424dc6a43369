import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRight, type RegistryStorage } from '@sild/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cachedStorage } from './cached-storage.ts'

const script = `a/mf-one/${'a'.repeat(16)}/js/page.js`
const pointer = 'channels/staging/mf-one.json'
let directory: string
let isAway = false
let read: string[] = []
const far: RegistryStorage = {
  list: async () => [],
  read: async (path) => {
    read.push(path)
    if (isAway) throw new Error('ECONNREFUSED')
    return path.endsWith('.gz') ? null : Buffer.from(`content of ${path}`)
  },
}
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cached-'))
  isAway = false
  read = []
})
afterEach(() => rm(directory, { recursive: true }))

it('stores files of releases, which never change, and serves them while the registry is away', async () => {
  const storage = cachedStorage(far, directory)
  await storage.read(script)
  isAway = true
  expect(String(await cachedStorage(far, directory).read(script))).toBe(`content of ${script}`)
  expect(read).toEqual([script])
})

it('reads pointers every time', async () => {
  const storage = cachedStorage(far, directory)
  await storage.read(pointer)
  await storage.read(pointer)
  expect(read).toEqual([pointer, pointer])
  isAway = true
  await expect(storage.read(pointer)).rejects.toThrow('ECONNREFUSED')
})

it('sends a file uncompressed when only its compressed copy is unavailable', async () => {
  const storage = cachedStorage(far, directory)
  await storage.read(script)
  isAway = true
  expect(await storage.read(`${script}.gz`)).toBeNull()
  await expect(storage.read(`${script.replace('page', 'other')}.gz`)).rejects.toThrow('ECONNREFUSED')
})

it('fetches a broken copy again', async () => {
  const storage = cachedStorage(far, directory)
  await storage.read(script)
  await writeFile(join(directory, script), 'damaged')
  const isRight = (bytes: Buffer): boolean => String(bytes) === `content of ${script}`
  expect(await readRight(storage, script, isRight)).toMatchObject({ isWrong: false })
  expect(String(await storage.read(script))).toBe(`content of ${script}`)
  expect(await readRight(storage, script, () => false)).toEqual({ bytes: null, isWrong: true })
})

it('writes nothing outside its folder', async () => {
  await cachedStorage(far, directory).read(`a/mf-one/${'a'.repeat(16)}/../../../../x.js`)
  expect(await readdir(directory)).toEqual([])
})
