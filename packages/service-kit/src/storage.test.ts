import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskStorage, type Storage } from './storage.ts'

let directory: string
let now = new Date('2026-03-29T00:59:00Z')
let storage: Storage

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sild-storage-'))
  storage = createDiskStorage({
    directory,
    baseUrl: 'https://uploads.sild.test',
    key: Buffer.alloc(32, 1),
    clock: { now: () => now },
  })
})
afterAll(() => rm(directory, { recursive: true }))

it('gives a file back under the name that it chose', async () => {
  const name = await storage.put(Readable.from(['half ', 'and half']), 'txt')
  const found = await storage.open(name)
  expect(found?.bytes).toBe(13)
  expect(await text(found!.content)).toBe('half and half')
  expect(storage.publicUrl(name)).toBe(`https://uploads.sild.test/${name}`)
  await storage.remove(name)
  expect(await storage.open(name)).toBeNull()
})

it('leaves nothing of a file whose stream breaks', async () => {
  const broken = Readable.from(
    (function* () {
      yield 'half'
      throw new Error('the client is gone')
    })(),
  )
  await expect(storage.put(broken, 'txt')).rejects.toThrow('the client is gone')
  expect(await readdir(join(directory, 'unfinished'))).toEqual([])
})

it.each(['../secret.txt', '/etc/passwd', 'ab/../../x.txt', 'ab/0.txt', ''])('has no file called %s', async (name) => {
  await expect(async () => storage.open(name)).rejects.toThrow('not-found')
})

it('removes a file for its owner only, whatever name it is saved by', async () => {
  const name = await storage.put(Buffer.from('a CV'), 'pdf', { ownerGuid: 'mari' })
  const address = `${storage.publicUrl(name)}?name=CV`
  expect([storage.isOf(address, 'mari'), storage.isOf(address, 'jaan')]).toEqual([true, false])
  await storage.removeAt(address, 'jaan')
  await storage.removeAt(address.replace('uploads', 'elsewhere'), 'mari')
  expect((await storage.open(name))?.bytes).toBe(4)
  await storage.removeAt(address, 'mari')
  expect(await storage.open(name)).toBeNull()
})

it('removes all files of an owner, whether anything shows them or not', async () => {
  const put = (ownerGuid: string) => storage.put(Buffer.from('a plan'), 'pdf', { ownerGuid })
  const his = [await put('kadri'), await put('kadri')]
  const others = [await put('jaan'), await storage.put(Buffer.from('a plan'), 'pdf')]
  await storage.removeAllOf('kadri')
  const left = await Promise.all([...his, ...others].map((name) => storage.open(name)))
  expect(left.map((file) => file !== null)).toEqual([false, false, true, true])
})

it('removes what is nobody’s for nobody', async () => {
  const name = await storage.put(Buffer.from('a picture of the demo'), 'webp')
  await storage.removeAt(storage.publicUrl(name), 'mari')
  expect(await storage.open(name)).not.toBeNull()
})

it('signs an address for a while', async () => {
  const name = await storage.put(Buffer.from('private'), 'pdf')
  const { pathname, searchParams } = new URL(storage.signedUrl(name, 60))
  const query = { until: searchParams.get('until')!, signature: searchParams.get('signature')! }
  expect(pathname).toBe(`/${name}`)
  expect(storage.isSigned(name, query)).toBe(true)
  expect(storage.isSigned(name.replace('.pdf', '.txt'), query)).toBe(false)
  expect(storage.isSigned(name, { ...query, until: String(Number(query.until) + 1) })).toBe(false)
  expect(storage.isSigned(name, {})).toBe(false)
  now = new Date(now.getTime() + 61_000)
  expect(storage.isSigned(name, query)).toBe(false)
})
