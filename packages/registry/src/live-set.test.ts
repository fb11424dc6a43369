import { expect, it } from 'vitest'
import { filesWith, idOf, lockOf } from '../test/releases.ts'
import { storageKinds } from '../test/storages.ts'
import { applyChange } from './apply-change.ts'
import { readLiveSet } from './live-set.ts'
import type { PointerChange } from './pointer.ts'
import { publishRelease } from './publish.ts'
import { openRegistry, releaseFolder } from './registry.ts'

const contracts = { schema: 'sild-contracts/1', uses: { '@sild/ui': ['Button'] }, provides: {}, operations: {} }

it('has the live releases and the targets of a rollback, of every app', async () => {
  const [[, open]] = storageKinds
  const { storage, close } = await open()
  const publish = async (name: string, digit: string, more: Record<string, string> = {}) => {
    const files = filesWith(`export const id = '${digit}'`, more)
    await publishRelease(storage, lockOf(files, { name, id: idOf(digit), version: `1.0.${digit}` }), files, new Map())
  }
  const change = (name: string, what: PointerChange) => applyChange(storage, 'production', name, what, { by: 'anna' })

  for (const digit of ['1', '2', '3']) await publish('mf-try', digit)
  await publish('mf-other', '4', { 'contracts.json': JSON.stringify(contracts) })
  await publish('mf-other', '5')
  for (const digit of ['1', '2']) await change('mf-try', { op: 'promote', release: idOf(digit) })
  await change('mf-try', { op: 'canary', release: idOf('3'), percent: 5 })
  for (const digit of ['5', '4']) await change('mf-other', { op: 'promote', release: idOf(digit) })
  // What was collected can no longer be rolled back to.
  await storage.remove(releaseFolder('mf-other', idOf('5')))

  const live = await readLiveSet(openRegistry(storage), 'production')
  expect(live.map(({ role, release }) => [release.lock.name, role, release.lock.id, release.contracts])).toEqual([
    ['mf-other', 'stable', idOf('4'), contracts],
    ['mf-try', 'stable', idOf('2'), null],
    ['mf-try', 'canary', idOf('3'), null],
    ['mf-try', 'rollback', idOf('1'), null],
  ])
  expect(await readLiveSet(openRegistry(storage), 'staging')).toEqual([])
  await close()
})
