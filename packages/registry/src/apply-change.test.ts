import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../test/releases.ts'
import type { OpenStorage } from '../test/storages.ts'
import { storageKinds } from '../test/storages.ts'
import { applyChange } from './apply-change.ts'
import { listAudit } from './audit.ts'
import { diskStorage } from './disk-storage.ts'
import { openRegistry } from './registry.ts'

const promote = (digit: string) => ({ op: 'promote', release: idOf(digit) }) as const
const revisions = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index)

describe.each(storageKinds)('changes of a pointer %s', (_, open) => {
  let place: OpenStorage
  beforeEach(async () => void (place = await open()))
  afterEach(() => place.close())
  const change = (by: string, what: Parameters<typeof applyChange>[3], expectedRev?: number) =>
    applyChange(place.storage, 'staging', 'mf-try', what, { by, expectedRev })

  it('return what was before and what is now, and every registry reads them', async () => {
    expect(await change('anna', promote('a'))).toMatchObject({ before: null, after: { rev: 1, stable: idOf('a') } })
    const { before, after } = await change('mart', promote('b'))
    expect(before?.stable).toBe(idOf('a'))
    expect(await openRegistry(place.storage).readChannel('staging', 'mf-try')).toEqual(after)
  })
  it('lose none of fifty writers at once', async () => {
    await Promise.all(revisions(50).map((index) => change(`writer ${index}`, promote(index % 2 ? 'a' : 'b'))))
    const pointer = await openRegistry(place.storage).readChannel('staging', 'mf-try')
    expect(pointer?.history.map(({ rev }) => rev)).toEqual(revisions(50))
    expect(new Set(pointer?.history.map(({ by }) => by)).size).toBe(50)
    expect(await place.storage.list('channels/staging')).toEqual(['index.json', 'mf-try.json'])
  }, 30_000) // Fifty changes of one file, one after the other.
  it('let one of two promotions win that were decided on the same revision', async () => {
    await change('anna', promote('a'))
    const results = await Promise.allSettled([change('anna', promote('b'), 1), change('mart', promote('c'), 1)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'pointer-outdated', rev: 2, message: 'staging/mf-try is at revision 2, not 1' },
    })
  })
  it('are refused on an old revision', async () => {
    await change('anna', promote('a'))
    await change('anna', promote('b'), 1)
    await expect(change('mart', promote('c'), 1)).rejects.toMatchObject({ code: 'pointer-outdated', rev: 2 })
    await expect(change('mart', promote('c'), 0)).rejects.toMatchObject({ code: 'pointer-outdated', rev: 2 })
  })
  it('are stored for ever, also beyond the history of the pointer', async () => {
    for (const index of revisions(52)) await change(`writer ${index}`, promote(index % 2 ? 'a' : 'b'))
    const audit = await listAudit(place.storage, 'staging', 'mf-try')
    expect(audit.map(({ rev }) => rev)).toEqual(revisions(52))
    expect(audit.at(-1)).toMatchObject({ by: 'writer 52', change: promote('b') })
    const list = (part: object) => listAudit(place.storage, 'staging', 'mf-try', part)
    expect(await list({ limit: 2 })).toEqual(audit.slice(0, 2))
    expect(await list({ before: 3 })).toEqual(audit.slice(-2))
  }, 30_000) // Fifty changes of one file, one after the other.
  it('reach the pointer with the next change after their writer died', async () => {
    await change('anna', promote('a'))
    const before = await place.storage.read('channels/staging/mf-try.json')
    await change('mart', promote('b'))
    await place.storage.update('channels/staging/mf-try.json', () => before)
    const { after } = await change('liis', { op: 'rollback' })
    expect(after).toMatchObject({
      rev: 3,
      stable: idOf('a'),
      history: [{ by: 'liis' }, { by: 'mart' }, { by: 'anna' }],
    })
  })
  it('are not reverted by a slower writer', async () => {
    const { storage } = place
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const slow: typeof storage = {
      ...storage,
      update: async (path, what) => {
        reached.resolve()
        await released.promise
        return storage.update(path, what)
      },
    }
    const first = applyChange(slow, 'staging', 'mf-try', promote('a'), { by: 'anna' })
    await reached.promise
    await change('mart', promote('b'))
    released.resolve()
    expect((await first).after.stable).toBe(idOf('a'))
    expect((await openRegistry(storage).readChannel('staging', 'mf-try'))?.history).toMatchObject([
      { by: 'mart' },
      { by: 'anna' },
    ])
  })
  it('bring back a pointer that was lost', async () => {
    await change('anna', promote('a'))
    await change('mart', promote('b'))
    await place.storage.remove('channels/staging')
    const { after } = await change('liis', { op: 'freeze' })
    expect(after).toMatchObject({ rev: 3, stable: idOf('b'), frozen: true })
    expect(await openRegistry(place.storage).listApps('staging')).toEqual(['mf-try'])
  })
  it('change nothing when the disk is full', async () => {
    await change('anna', promote('a'))
    const paths = await place.paths()
    place.fill(1)
    await expect(change('mart', promote('b'))).rejects.toMatchObject({ code: 'storage-full' })
    place.fill(Infinity)
    expect(await place.paths()).toEqual(paths)
    expect((await openRegistry(place.storage).readChannel('staging', 'mf-try'))?.stable).toBe(idOf('a'))
  })
  it('list the apps for a storage that cannot list', async () => {
    await Promise.all(
      ['mf-two', 'mf-one', 'shell'].map((name) =>
        applyChange(place.storage, 'staging', name, promote('a'), { by: 'anna' }),
      ),
    )
    const { read } = place.storage
    const withoutLists = { read, list: async () => [] }
    expect(await openRegistry(withoutLists).listApps('staging')).toEqual(['mf-one', 'mf-two', 'shell'])
    expect(await openRegistry(place.storage).listApps('production')).toEqual([])
  })
})

it('loses none of fifty writers in ten processes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'))
  const writer = join(import.meta.dirname, '../test/write-pointers.ts')
  await Promise.all(
    revisions(10).map((index) => promisify(execFile)(process.execPath, [writer, root, `${index}`, '5'])),
  )
  const pointer = await openRegistry(diskStorage(root)).readChannel('staging', 'mf-try')
  expect(pointer?.history.map(({ rev }) => rev)).toEqual(revisions(50))
  expect(new Set(pointer?.history.map(({ by }) => by)).size).toBe(50)
  await rm(root, { recursive: true })
}, 60_000) // Ten processes start.
