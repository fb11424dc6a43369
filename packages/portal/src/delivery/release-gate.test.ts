import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyChange, diskStorage, type PointerChange } from '@sild/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fixtureRelease, idOf, storeLive } from '../../test/fixture-releases.ts'
import { createGate } from './release-gate.ts'

let directory: string
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'sild-gate-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const contracts = {
  schema: 'sild-contracts/1',
  uses: {},
  provides: {},
  operations: { buyShip: { method: 'POST', path: '/api/ships', request: {}, reply: {} } },
}
const broken = fixtureRelease('mf-try', 'a1', { files: { 'contracts.json': JSON.stringify(contracts) } })

it('lists what the served API breaks of all live releases, and of those that an undo would bring back', async () => {
  const storage = diskStorage(directory)
  const change = (next: PointerChange) => applyChange(storage, 'staging', 'mf-try', next, { by: 'test' })
  const gate = createGate(storage)
  const told = async () => (await gate.brokenByApi('staging')).get('mf-try')
  const problem = `mf-try@${idOf('a1')}, buyShip: the API has no such operation`

  await storeLive(storage, 'staging', fixtureRelease('shell', 'aa'), broken)
  expect(await told()).toEqual([problem])
  await storeLive(storage, 'staging', fixtureRelease('mf-try', 'b2'))
  expect(await told()).toEqual([`What a rollback leads to, ${problem}`])
  await change({ op: 'canary', release: idOf('a1'), percent: 5 })
  expect(await told()).toContain(`The canary ${problem}`)
})
