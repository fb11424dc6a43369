import { expect, it } from 'vitest'
import { createDocumentMarks } from './document-marks.ts'

let nowMs = Date.parse('2026-11-22T12:00:00Z')
const clock = { now: () => new Date(nowMs) }
const marks = createDocumentMarks({ clock, key: Buffer.alloc(32, 1) })

it('is unique for each document, as long as a nonce', () => {
  const made = Array.from({ length: 2000 }, () => marks.create('r1'))
  expect(new Set(made).size).toBe(made.length)
  expect(new Set(made.map(({ length }) => length))).toEqual(new Set([24]))
})

it('is valid for the releases of its document, made here, for a day', () => {
  const mark = marks.create('r1')
  expect(marks.isOf(mark, 'r1')).toBe(true)
  expect(marks.isOf(mark, 'r2')).toBe(false)
  expect(createDocumentMarks({ clock, key: Buffer.alloc(32, 2) }).isOf(mark, 'r1')).toBe(false)
  const altered = Buffer.from(mark, 'base64')
  altered[3]! ^= 1
  expect(marks.isOf(altered.toString('base64'), 'r1')).toBe(false)
  expect(marks.isOf('AAAA', 'r1')).toBe(false)
  nowMs += 24 * 3_600_000
  expect(marks.isOf(mark, 'r1')).toBe(true)
  nowMs += 1000
  expect(marks.isOf(mark, 'r1')).toBe(false)
})
