import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { diskStorage, releaseFolder, type WritableRegistryStorage } from '@sild/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fixtureRelease, idOf, store } from '../../test/fixture-releases.ts'
import { createAssetFiles } from './asset-files.ts'

const release = fixtureRelease('mf-try', 'a1')
const path = 'remoteEntry.js'
const stored = `${releaseFolder('mf-try', idOf('a1'))}/${path}`
const whole = release.files.get(path) as Buffer
let directory: string
let storage: WritableRegistryStorage
const put = (name: string, bytes: Uint8Array) => storage.update(name, () => bytes)
const files = (isDevelopment = false) => createAssetFiles(storage, isDevelopment)
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sild-files-'))
  storage = diskStorage(directory)
  await store(storage, release)
})
afterEach(() => rmSync(directory, { recursive: true }))

it('a damaged file is refused, and served again when it is mended', async () => {
  const { read } = files()
  await put(stored, Buffer.from('damaged'))
  await storage.remove(`${stored}.br`)
  for (const encoding of ['br', 'identity'] as const)
    await expect(read('mf-try', idOf('a1'), path, encoding)).rejects.toThrow('not the file that was published')
  await put(stored, whole)
  expect((await read('mf-try', idOf('a1'), path, 'br'))?.bytes).toEqual(whole)
})

it('the file itself is sent in place of a damaged copy, until the copy is repaired', async () => {
  const { read } = files()
  for (const wrong of ['damaged', brotliCompressSync('alert(1)'), brotliCompressSync(Buffer.alloc(100_000))]) {
    await put(`${stored}.br`, Buffer.from(wrong))
    expect(await read('mf-try', idOf('a1'), path, 'br')).toEqual({ bytes: whole, encoding: 'identity' })
  }
  const copy = release.variants.get(`${path}.br`) as Buffer
  await put(`${stored}.br`, copy)
  expect(await read('mf-try', idOf('a1'), path, 'br')).toEqual({ bytes: copy, encoding: 'br' })
})

it('a file that was checked is not read again', async () => {
  const { read } = files()
  const first = await read('mf-try', idOf('a1'), path, 'br')
  await storage.remove(releaseFolder('mf-try', idOf('a1')))
  expect(await read('mf-try', idOf('a1'), path, 'br')).toBe(first)
})

it('only files in the lock are served', async () => {
  await put(`${releaseFolder('mf-try', idOf('a1'))}/evil.js`, Buffer.from('alert(1)'))
  expect(await files().read('mf-try', idOf('a1'), 'evil.js', 'identity')).toBeNull()
  expect(await files().read('mf-try', idOf('b2'), path, 'identity')).toBeNull()
})

it('of an app in development everything is sent as it is at the moment', async () => {
  const { read } = files(true)
  for (const text of ['one', 'two']) {
    await put(stored, Buffer.from(text))
    expect(String((await read('mf-try', idOf('a1'), path, 'identity'))?.bytes)).toBe(text)
  }
})
