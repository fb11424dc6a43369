import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countBits, emptyBits, setBit, visitBits, wordsOf, type Bits } from './bits.ts'
import { createPostings } from './postings.ts'

const CAPACITY = 40_000
const placesOf = (bits: Bits, from?: 'highest'): number[] => {
  const places: number[] = []
  visitBits(bits, (place) => places.push(place), { from })
  return places
}

it('knows the documents of a term, few or many', () => {
  fc.assert(
    fc.property(
      fc.record({
        // Terms that every so many documents have: some fill a chunk, some many, some a bit for each document.
        steps: fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 8 }),
        count: fc.integer({ min: 1, max: CAPACITY }),
      }),
      ({ count, steps }) => {
        const postings = createPostings(CAPACITY, ['c='])
        for (let place = 0; place < count; place += 1)
          postings.add(
            place,
            steps.filter((step) => place % step === 0).flatMap((step) => [`e:${step}`, `c=${step}`]),
          )
        const even = emptyBits(CAPACITY)
        for (let place = 0; place < count; place += 2) setBit(even, place)
        for (const [step, term] of steps.flatMap((one) => [[one, `e:${one}`] as const, [one, `c=${one}`] as const])) {
          const bits = emptyBits(CAPACITY)
          postings.addTo(bits, term)
          const expected = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
          expect(placesOf(bits)).toEqual(expected)
          expect(countBits(bits)).toBe(expected.length)
          expect(postings.count(term)).toBe(expected.length)
          expect(postings.countIn(even, term)).toBe(expected.filter((place) => place % 2 === 0).length)
          const few = emptyBits(CAPACITY)
          for (const place of expected.slice(0, 3)) setBit(few, place)
          expect(postings.countIn(few, term, wordsOf(few))).toBe(Math.min(3, expected.length))
          expect(postings.countIn(few, 'e:none')).toBe(0)
        }
        expect(postings.termsBeginning('c=').toSorted()).toEqual(steps.map((step) => `c=${step}`).toSorted())
      },
    ),
    { numRuns: 30, seed: 5 },
  )
})

it('keeps more terms than fit into one block', () => {
  const postings = createPostings(1000, [])
  const terms = Array.from({ length: 400_000 }, (_, index) => `e:${index}`)
  postings.add(1, terms)
  postings.add(31, terms)
  for (const term of ['e:0', 'e:174762', 'e:349525', 'e:399999']) {
    const bits = emptyBits(1000)
    postings.addTo(bits, term)
    expect(placesOf(bits)).toEqual([1, 31])
  }
})

it('visits from the highest on too, also the last bit of a word', () => {
  const bits = emptyBits(100)
  for (const place of [0, 31, 32, 63, 99]) setBit(bits, place)
  expect(placesOf(bits)).toEqual([0, 31, 32, 63, 99])
  expect(placesOf(bits, 'highest')).toEqual([99, 63, 32, 31, 0])
})
