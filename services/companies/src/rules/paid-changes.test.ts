import { describe, expect, it } from 'vitest'
import { paidChanges } from './paid-changes.ts'

const plain = { coverUrl: null, palette: 'sild' } as const
const adorned = { coverUrl: '/cover.webp', palette: 'forest' } as const

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
    ['what stays as it is', adorned],
    ['what is taken away', plain],
    ['what is not named', {}],
  ] as const)('are not %s', (_what, body) => {
    expect(paidChanges(adorned, body)).toEqual([])
  })
})
