import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBits, setBit, wordsOf } from './bits.ts'
import { createFacet } from './facets.ts'

it('counts the values of the requested documents, several of one document and none of another', () => {
  const values = fc.array(fc.subarray(['n=EE', 'n=FR', 'n=FI', 'n=LV', 'n=PL']), { minLength: 1, maxLength: 900 })
  fc.assert(
    fc.property(values, fc.infiniteStream(fc.nat({ max: 3 })), (all, picks) => {
      const facet = createFacet(all.length)
      const bits = emptyBits(all.length)
      const expected = new Map(all.flat().map((value) => [value, 0]))
      for (const [place, own] of all.entries()) {
        facet.add(place, own)
        if (picks.next().value! > 0) continue
        setBit(bits, place)
        for (const value of own) expected.set(value, expected.get(value)! + 1)
      }
      expect(facet.countIn(bits, undefined)).toEqual(expected)
      expect(facet.countIn(bits, wordsOf(bits))).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
