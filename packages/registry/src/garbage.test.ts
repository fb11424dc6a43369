import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { filesWith, idOf, lockOf } from '../test/releases.ts'
import { applyChange } from './apply-change.ts'
import { diskStorage } from './disk-storage.ts'
import { collectGarbage } from './garbage.ts'
import { publishRelease } from './publish.ts'
import type { WritableRegistryStorage } from './storage.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const daysLater = (days: number): Date => new Date(now.getTime() + days * 86_400_000)
const key = (digit: string): string => `mf-try@${idOf(digit)}`
const unused = { seen: new Set<string>(), dryRun: false }

let storage: WritableRegistryStorage
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'))
  onTestFinished(() => rm(root, { recursive: true }))
  storage = diskStorage(root)
})

async function publish(digit: string, ageDays: number): Promise<void> {
  const files = filesWith(`export const release = '${digit}'`)
  const createdAt = daysLater(-ageDays).toISOString()
  const lock = lockOf(files, { id: idOf(digit), version: `1.0.0-${digit}x`, createdAt })
  await publishRelease(storage, lock, files, new Map())
}
const promote = (digit: string, channelName: 'production' | 'staging' = 'production') =>
  applyChange(storage, channelName, 'mf-try', { op: 'promote', release: idOf(digit) }, { by: 'anna' })

it('keeps pointed, recently pointed, young and seen releases', async () => {
  for (const digit of ['1', '2', '3', '4', '5', '6']) await publish(digit, 31)
  await publish('7', 29)
  await promote('1')
  await promote('2')
  await applyChange(storage, 'production', 'mf-try', { op: 'canary', release: idOf('3'), percent: 5 }, { by: 'anna' })
  await promote('4', 'staging')
  const result = await collectGarbage(storage, { ...unused, seen: new Set([key('5')]), now })
  expect(result).toEqual({ kept: ['1', '2', '3', '4', '5', '7'].map(key), tombstoned: [key('6')], deleted: [] })
})
it('forgets pointers beyond the last ten changes, but for the target of a rollback', async () => {
  for (const digit of ['1', '2', '3']) await publish(digit, 31)
  for (const digit of ['1', '2', '3']) await promote(digit)
  for (let time = 0; time < 10; time += 1)
    await applyChange(storage, 'production', 'mf-try', { op: 'freeze' }, { by: 'anna' })
  expect(await collectGarbage(storage, { ...unused, now })).toMatchObject({
    kept: [key('2'), key('3')],
    tombstoned: [key('1')],
  })
})
it('deletes a release a week after it was found unused, and not earlier', async () => {
  await publish('1', 31)
  expect(await collectGarbage(storage, { ...unused, now })).toMatchObject({ tombstoned: [key('1')] })
  expect(await collectGarbage(storage, { ...unused, now: daysLater(6.9) })).toMatchObject({ tombstoned: [key('1')] })
  expect(await storage.list('a/mf-try')).toEqual([idOf('1')])
  expect(await collectGarbage(storage, { ...unused, now: daysLater(7) })).toMatchObject({ deleted: [key('1')] })
  expect(await storage.list('a/mf-try')).toEqual([])
  expect(await storage.list('tombstones/mf-try')).toEqual([])
  expect(await storage.list('versions/mf-try')).toEqual([])
})
it('restarts the week for a release that was used again meanwhile', async () => {
  await publish('1', 31)
  await collectGarbage(storage, { ...unused, now })
  const seen = new Set([key('1')])
  expect(await collectGarbage(storage, { ...unused, seen, now: daysLater(5) })).toMatchObject({ kept: [key('1')] })
  expect(await collectGarbage(storage, { ...unused, now: daysLater(8) })).toMatchObject({
    tombstoned: [key('1')],
    deleted: [],
  })
})
it('deletes unfinished releases', async () => {
  await storage.create(`a/mf-try/${idOf('9')}/remoteEntry.js`, Buffer.from('half'))
  await collectGarbage(storage, { ...unused, now })
  expect(await collectGarbage(storage, { ...unused, now: daysLater(7) })).toMatchObject({ deleted: [key('9')] })
})
it('keeps a release with an unreadable version until the next time', async () => {
  await publish('1', 31)
  await collectGarbage(storage, { ...unused, now })
  let locks = 0
  const shaky: WritableRegistryStorage = {
    ...storage,
    // Read for its age, and again to give its version back.
    read: async (path) => {
      if (path.endsWith('/release.json') && ++locks === 2) throw new Error('the storage does not answer')
      return storage.read(path)
    },
  }
  await expect(collectGarbage(shaky, { ...unused, now: daysLater(7) })).rejects.toThrow('does not answer')
  expect(await storage.list('a/mf-try')).toEqual([idOf('1')])
  expect(await collectGarbage(shaky, { ...unused, now: daysLater(7) })).toMatchObject({ deleted: [key('1')] })
  expect(await storage.list('versions/mf-try')).toEqual([])
})
it('only lists its changes in a dry run', async () => {
  await publish('1', 31)
  const dry = { ...unused, dryRun: true }
  expect(await collectGarbage(storage, { ...dry, now })).toMatchObject({ tombstoned: [key('1')] })
  expect(await storage.list('tombstones/mf-try')).toEqual([])
  await collectGarbage(storage, { ...unused, now })
  expect(await collectGarbage(storage, { ...dry, now: daysLater(7) })).toMatchObject({ deleted: [key('1')] })
  expect(await storage.list('a/mf-try')).toEqual([idOf('1')])
})
