import { expect, it } from 'vitest'
import { visitBits } from './bits.ts'
import { createBounds } from './bounds.ts'

it('returns the documents within a bound, later ones too, and caches few bounds', () => {
  const values = new Float64Array(400).map((_, place) => (place % 7 === 0 ? NaN : (place * 37) % 100))
  let looks = 0
  const atLeast = createBounds(values, (value, bound) => {
    looks += 1
    return value >= bound
  })
  const placesOf = (bound: number, size: number): number[] => {
    const places: number[] = []
    visitBits(atLeast(bound, size), (place) => places.push(place))
    return places
  }
  const expected = (bound: number, size: number): number[] =>
    [...values.keys()].filter((place) => place < size && values[place]! >= bound)
  expect(placesOf(50, 300)).toEqual(expected(50, 300))
  expect(placesOf(50, 400)).toEqual(expected(50, 400))
  expect(looks).toBe(400)
  for (let bound = 0; bound < 64; bound += 1) expect(placesOf(bound + 0.5, 400)).toEqual(expected(bound + 0.5, 400))
  expect(looks).toBe(400 * 65)
  // The latest are known, the first one was forgotten.
  placesOf(63.5, 400)
  expect(looks).toBe(400 * 65)
  placesOf(50, 400)
  expect(looks).toBe(400 * 66)
})
