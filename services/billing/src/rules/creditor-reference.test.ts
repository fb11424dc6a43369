import { describe, expect, it } from 'vitest'
import { creditorReference, inGroups, orderNumberIn } from './creditor-reference.ts'

describe('creditorReference', () => {
  it.each([100_001, 999_999, 123_456_789])('of order %i passes the check of banks (ISO 7064, mod 97-10)', (order) => {
    const reference = creditorReference(order)
    const moved = reference.slice(4) + reference.slice(0, 4)
    const digits = [...moved].map((sign) => Number.parseInt(sign, 36)).join('')
    expect(reference).toMatch(new RegExp(`^RF\\d\\d${order}$`))
    expect(BigInt(digits) % 97n).toBe(1n)
  })
  it('is the one of the standard for its example', () =>
    expect(creditorReference(539_007_547_034)).toBe('RF18539007547034'))
})

it('writes in groups of four', () => expect(inGroups('RF18539007547034')).toBe('RF18 5390 0754 7034'))

describe('orderNumberIn', () => {
  it.each([
    ['RF18539007547034', 539_007_547_034],
    ['rf18 5390 0754 7034', 539_007_547_034],
    ['Invoice RF18 5390 0754 7034, thank you', 539_007_547_034],
    ['RF19539007547034', null],
    ['RF185390075470345', null],
    ['S-100001', null],
    ['', null],
  ] as const)('in "%s" finds %s', (words, order) => expect(orderNumberIn(words)).toBe(order))
})
