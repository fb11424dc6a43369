import type { Channel, Registry } from '@sild/registry'
import { expect, it } from 'vitest'
import { areSame, readPointers } from './pointers.ts'

const pointer = (name: string, rev: number): Channel => ({
  schema: 'mfe-channel/1',
  name,
  channel: 'staging',
  rev,
  stable: 'a'.repeat(16),
  history: [],
})
const known = new Map([['mf-one', pointer('mf-one', 1)]])
const read = (own: Partial<Registry>) => readPointers(own as Registry, 'staging', known)

it('follows the channel', async () => {
  const { pointers, problems } = await read({
    listApps: async () => ['mf-one', 'mf-two'],
    readChannel: async (_, name) => pointer(name, 2),
  })
  expect([...pointers.values()].map(({ name, rev }) => `${name} ${rev}`)).toEqual(['mf-one 2', 'mf-two 2'])
  expect(problems).toEqual([])
})

it('keeps the last known pointer when it cannot be read, or is deleted', async () => {
  const away = await read({ listApps: async () => ['mf-one'], readChannel: () => Promise.reject(new Error('EIO')) })
  expect([away.pointers.get('mf-one')?.rev, away.problems]).toEqual([1, ['mf-one: Error: EIO']])
  const gone = await read({ listApps: async () => ['mf-one'], readChannel: async () => null })
  expect(gone.pointers.get('mf-one')?.rev).toBe(1)
})

it('keeps everything while the registry is away or empty', async () => {
  const away = await read({ listApps: () => Promise.reject(new Error('ECONNREFUSED')) })
  expect([areSame(away.pointers, known), away.problems.length]).toEqual([true, 2])
  const empty = await read({ listApps: async () => [] })
  expect([areSame(empty.pointers, known), empty.problems]).toEqual([true, ['The registry has nothing in staging.']])
})

it('detects a change by the revision', () => {
  expect(areSame(known, new Map([['mf-one', pointer('mf-one', 1)]]))).toBe(true)
  expect(areSame(known, new Map([['mf-one', pointer('mf-one', 2)]]))).toBe(false)
  expect(areSame(known, new Map())).toBe(false)
})
