import { systemActor } from '@sild/contract/actor'
import { expect, it } from 'vitest'
import { createActorReader, createActorSigner } from './actor-header.ts'

const key = Buffer.alloc(32, 7)
let now = 0
const clock = { now: () => new Date(now) }
const sign = createActorSigner(key, clock)
const read = createActorReader(key, clock)
const actor = systemActor('et')

it('reads a signed actor', () => {
  expect(read(sign(actor))).toEqual(actor)
})

it('signs an actor again before it expires', () => {
  const first = sign(actor)
  expect(sign(actor)).toBe(first)
  now += 40_000
  expect(sign(actor)).not.toBe(first)
})

it('tolerates clocks that differ by half a minute, not by more', () => {
  const header = sign(actor)
  now += 85_000
  expect(read(header)).toEqual(actor)
  now += 10_000
  expect(read(header)).toBeNull()
})
