import { expect, it, vi } from 'vitest'
import { createPageStates } from './page-states.ts'

const make = (json: string): Buffer => Buffer.from(`made of ${json}`)
const open = (options: Partial<Parameters<typeof createPageStates>[0]> = {}) =>
  createPageStates({ maxBytes: 1000, maxAgeMs: 1000, ...options })
const read = (states: ReturnType<typeof open>, address: string) => states.answer(address, make)?.toString() ?? null

it('returns the stored state of an address, built once', () => {
  const states = open()
  states.keep({ address: '/one', json: '1' })
  const making = vi.fn<typeof make>(make)
  const answers = [1, 2].map(() => states.answer('/one', making)?.toString())
  expect(answers).toEqual(['made of 1', 'made of 1'])
  expect(making).toHaveBeenCalledOnce()
  expect(read(states, '/other')).toBeNull()
})

it('evicts the oldest state when there are too many bytes, and counts new ones', () => {
  const states = open({ maxBytes: 18 })
  for (const json of ['1', '2', '3']) states.keep({ address: json, json })
  for (const json of ['1', '2', '3']) read(states, json)
  states.keep({ address: '4', json: '4' })
  expect(['1', '2', '3', '4'].map((address) => read(states, address))).toEqual([null, null, 'made of 3', 'made of 4'])
})

it('keeps a state as long as documents with it are served, and a while longer', () => {
  let time = 0
  const states = open({ now: () => time })
  states.keep({ address: '/one', json: '1' })
  read(states, '/one')
  time = 900
  states.keep({ address: '/one', json: '1' })
  time = 1800
  expect(read(states, '/one')).toBe('made of 1')
  time = 1900
  expect(read(states, '/one')).toBeNull()
})
