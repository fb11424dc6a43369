import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageOf, pageQuery } from './paging.ts'
import { limitOffset } from './primitives.ts'

const asking = (page: string) => new URLSearchParams({ page })

describe('the page of an address', () => {
  it('is the number in the address', () => {
    expect(pageOf(asking('7'), 20)).toBe(7)
    expect(pageQuery(asking('7'), 20)).toEqual({ limit: 20, offset: 120 })
  })

  it.each(['', '0', '-3', 'two', 'NaN', '1e9', '\u0000'])('is the first one for %j', (page) => {
    expect(pageOf(asking(page), 20)).toBe(1)
  })

  it('is the first one without a parameter', () => {
    expect(pageOf(new URLSearchParams(), 20)).toBe(1)
  })

  it.each([1, 7, 20, 24, 30, 100])('never skips more than a list allows, with %i a page', (pageSize) => {
    const asked = pageQuery(asking('1000000000'), pageSize)
    expect(z.safeParse(z.strictObject(limitOffset), asked).success).toBe(true)
    expect(asked.offset + pageSize).toBeGreaterThan(10_000)
  })
})
