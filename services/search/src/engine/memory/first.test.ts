import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBits, setBit, wordsOf } from './bits.ts'
import { firstOf } from './first.ts'

it('returns the first of many hits in their order, however many are alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 3 }), { minLength: 1500, maxLength: 2500 }),
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('lowest' as const, 'highest' as const),
      fc.constantFrom(1, 3, 90),
      (keys, count, from, step) => {
        const compare = (one: number, other: number) =>
          keys[one]! - keys[other]! || ((one * 7) % 11) - ((other * 7) % 11) || other - one
        const hits = [...keys.keys()].filter((place) => place % step === 0)
        const bits = emptyBits(keys.length)
        for (const place of hits) setBit(bits, place)
        const found = firstOf(
          { bits, words: wordsOf(bits) },
          { count, order: { compare, from, key: (place) => keys[place]! } },
        )
        expect(found).toEqual(hits.toSorted(compare).slice(0, count))
      },
    ),
    { numRuns: 60, seed: 17 },
  )
})
