import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenStorage } from '../test/storages.ts'
import { storageKinds } from '../test/storages.ts'

const text = (value: string): Buffer => Buffer.from(value)

describe.each(storageKinds)('a storage %s', (_, open) => {
  let place: OpenStorage
  beforeEach(async () => void (place = await open()))
  afterEach(() => place.close())

  it('has the created files and no others', async () => {
    const { storage } = place
    expect(await storage.create('audit/production/mf-try/1.json', text('one'))).toBe(true)
    expect(await storage.read('audit/production/mf-try/1.json')).toEqual(text('one'))
    expect(await storage.read('audit/production/mf-try')).toBeNull()
    expect(await storage.read('audit/production/mf-try/1.json/2')).toBeNull()
    expect(await storage.read('nothing')).toBeNull()
    expect(await storage.list('nothing')).toEqual([])
  })
  it('creates a file for one of many writers, and never again', async () => {
    const { storage } = place
    const made = await Promise.all(Array.from({ length: 20 }, (__, index) => storage.create('x/one', text(`${index}`))))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await storage.read('x/one')).toEqual(text(`${made.indexOf(true)}`))
    expect(await storage.create('x/one', text('late'))).toBe(false)
  })
  it('lists files and folders by name, in any number', async () => {
    const { storage } = place
    for (const path of ['b/1', 'b/2', 'a', 'c/d/e', 'f', 'g']) await storage.create(`folder/${path}`, text(path))
    expect((await storage.list('folder')).toSorted()).toEqual(['a', 'b', 'c', 'f', 'g'])
  })
  it('loses none of many updates', async () => {
    const { storage } = place
    const addOne = () => storage.update('count', (bytes) => text(String(Number(bytes ?? 0) + 1)))
    await Promise.all(Array.from({ length: 30 }, addOne))
    expect(await storage.read('count')).toEqual(text('30'))
    expect(await place.paths()).toEqual(['count'])
  })
  it('keeps the file when an update returns nothing', async () => {
    const { storage } = place
    await storage.update('x', () => text('one'))
    await storage.update('x', () => null)
    await storage.update('y', () => null)
    expect(await storage.read('x')).toEqual(text('one'))
    expect(await storage.read('y')).toBeNull()
  })
  it('publishes a folder once', async () => {
    const { storage } = place
    const files = (entry: string) =>
      new Map([
        ['remoteEntry.js', text(entry)],
        ['ssr/entry.mjs', text('server')],
        ['release.json', text('{}')],
      ])
    const both = await Promise.all([
      storage.publish('a/mf-try/1', files('x')),
      storage.publish('a/mf-try/1', files('x')),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await storage.publish('a/mf-try/1', files('y'))).toBe(false)
    expect(await storage.read('a/mf-try/1/remoteEntry.js')).toEqual(text('x'))
    expect(await place.paths()).toEqual(
      ['remoteEntry.js', 'release.json', 'ssr/entry.mjs'].map((path) => `a/mf-try/1/${path}`).toSorted(),
    )
  })
  it('removes a file or a folder, and nothing else', async () => {
    const { storage } = place
    for (const path of ['a/1/x', 'a/1/y/z', 'a/1/release.json', 'a/10/x', 'a/2']) await storage.create(path, text(path))
    await storage.remove('a/1')
    await storage.remove('a/2')
    await storage.remove('a/3')
    expect(await place.paths()).toEqual(['a/10/x'])
  })
  it.each([
    ['creating', (storage: OpenStorage['storage']) => storage.create('x/y', text('one two'))],
    ['updating', (storage: OpenStorage['storage']) => storage.update('kept', () => text('one two'))],
  ])('reports a full disk when %s, and stays as it was', async (__, work) => {
    await place.storage.create('kept', text('before'))
    place.fill(1)
    await expect(work(place.storage)).rejects.toMatchObject({ code: 'storage-full' })
    expect(await place.paths()).toEqual(['kept'])
    expect(await place.storage.read('kept')).toEqual(text('before'))
  })
})
