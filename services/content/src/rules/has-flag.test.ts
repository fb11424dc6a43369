import { randomUUID } from 'node:crypto'
import type { FlagKey } from '@sild/contract/content/flags'
import { expect, it } from 'vitest'
import { hasFlag, placeOf } from './has-flag.ts'

const key: FlagKey = 'marked-words'
const companies = Array.from({ length: 5000 }, () => randomUUID())
const having = (share: number, isOn = true) => companies.filter((guid) => hasFlag(key, { isOn, share }, guid))

it('is on for about the share of companies, and for the same ones each time', () => {
  for (const share of [5, 30, 75]) {
    const found = having(share)
    expect(Math.abs(found.length / companies.length - share / 100)).toBeLessThan(0.03)
    expect(having(share)).toEqual(found)
  }
})

it('is on for no company at 0, for all at 100, and for none while it is off', () => {
  expect([having(0).length, having(100).length, having(100, false).length]).toEqual([0, companies.length, 0])
})

it('stays on for its companies when its share grows', () => {
  const more = new Set(having(40))
  expect(having(20).every((guid) => more.has(guid))).toBe(true)
})

it('is the same in every process and in every release', () => {
  expect(placeOf(key, '0198f3a0-0000-7000-8000-000000000001')).toBe(35)
  expect(placeOf(key, '0198f3a0-0000-7000-8000-000000000002')).toBe(12)
})

it('orders companies differently for each flag', () => {
  const places = (flag: string) => companies.slice(0, 100).map((guid) => placeOf(flag as FlagKey, guid)) // Of a flag to come.
  expect(places('another')).not.toEqual(places(key))
})

it('is on without a company only at a share of 100', () => {
  expect([99, 100].map((share) => hasFlag(key, { isOn: true, share }, null))).toEqual([false, true])
})
