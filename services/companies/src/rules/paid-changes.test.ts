import { describe, expect, it } from 'vitest'
import { paidChanges as paidChangesOf } from './paid-changes.ts'

const plain = { coverKey: null, palette: 'sild' } as const
const adorned = { coverKey: '/cover.webp', palette: 'forest' } as const
const paidChanges = (current: typeof plain | typeof adorned, body: Parameters<typeof paidChangesOf>[1]) =>
  paidChangesOf(current, body, { keyOf: (url) => url })

describe('paidChanges', () => {
  it('are a new cover and another colour than the portal’s own', () => {
    expect(paidChanges(plain, { coverUrl: '/cover.webp' })).toEqual(['company-cover'])
    expect(paidChanges(plain, { palette: 'plum' })).toEqual(['company-personalization'])
    expect(paidChanges(adorned, { coverUrl: '/other.webp', palette: 'plum' })).toEqual([
      'company-cover',
      'company-personalization',
    ])
  })
  it.each([
    ['what stays as it is', { coverUrl: '/cover.webp', palette: 'forest' }],
    ['what is taken away', { coverUrl: null, palette: 'sild' }],
    ['what is not named', {}],
  ] as const)('are not %s', (_what, body) => {
    expect(paidChanges(adorned, body)).toEqual([])
  })
})
